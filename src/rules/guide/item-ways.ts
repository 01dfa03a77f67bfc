import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { waysOf, type ProgrammeWay, type WaysMoment } from './programme-ways.ts';
import type { ProgrammesNow } from './programmes-now.ts';

/**
 * The ways to watch what a channel's card says is on, by the rule of the guide.
 *
 * @param airs what is on by now; the card's word on restarting is about the programme that it came with
 * @source spec 1 §2.4 "A restart status swaps which button is primary"
 */
export function itemWays({ id: eventId, title: name, accessLevel, programmingInfo }: ContentItem, { now: current, until }: ProgrammesNow, moment: WaysMoment): ProgrammeWay[] {
  if (!current) return [];
  const end = until ?? Infinity;
  const isRestartable = programmingInfo?.restartAvailable === true && current.id === programmingInfo.currentProgramme?.id;
  return waysOf({ eventId, name, accessLevel }, { start: current.start, end, programme: { ...current, ...(isRestartable ? { restartUntil: end } : {}) } }, moment);
}
