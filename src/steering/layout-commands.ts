import type { MethodInput, MethodOutput } from '../../bridge/contract/methods.ts';
import { failure } from '../../bridge/frame/requests/failure.ts';
import { readMultiView } from '../api/calls/multi-view.ts';
import { isValidLayout, playableFirst, type MultiViewLayout } from '../rules/playback/multi-view/multi-view-layout.ts';
import { isTitle, type TitleContent } from '../store/playback/player-state.ts';
import type { Player } from '../store/playback/player.ts';
import type { DrivenPlayer, PlayerPlace } from './driven-player.ts';
import { until } from './until.ts';

/** Whether there is something to see or to be told of. Reads signals. */
const isThere = ({ phase, outcome, failure: broken }: Player): boolean => phase.value === 'open' || outcome.value !== undefined || broken.value !== undefined;
const anglesAreThere = (driven: DrivenPlayer | undefined): driven is DrivenPlayer =>
  driven?.multi !== undefined && (driven.multi.outcome.value !== undefined || (driven.multi.audible.value !== undefined && isThere(driven.multi.audible.value.player)));
export const isSingle = (driven: DrivenPlayer | undefined): driven is DrivenPlayer => driven !== undefined && !driven.multi;

/** Whether the event has the angles that a layout shows. An event that the platform does not answer for has one. */
async function fills(layout: MultiViewLayout, { player, client }: DrivenPlayer): Promise<boolean> {
  const event = player.content.peek();
  if (event?.kind !== 'live') return false;
  const angles = await client.call(readMultiView, { id: event.id }).catch(() => undefined);
  return angles !== undefined && player.content.peek()?.id === event.id && isValidLayout(layout, playableFirst(angles.videos));
}

/** How a title goes on that is shown in another way. */
const asBefore = ({ paused, muted, live, position }: Player) => ({
  autoplay: paused.peek() ? false as const : muted.peek() ? 'muted' as const : 'any' as const,
  startAt: live.peek() ? undefined : position.peek(),
});

function titleOf({ player }: DrivenPlayer): TitleContent | undefined {
  const content = player.content.peek();
  return isTitle(content) ? { kind: content.kind, id: content.id } : undefined;
}

/**
 * Shows an event's angles beside each other, or one picture again; what played plays on.
 *
 * @throws failure UNSUPPORTED for a layout that the title's angles do not fill
 */
export async function setLayout(place: PlayerPlace, driven: DrivenPlayer, { value }: MethodInput<'setLayout'>, signal: AbortSignal): Promise<MethodOutput<'setLayout'>> {
  const { multi, player } = driven;
  if (value === 'single') {
    if (!multi) return { value };
    place.show(titleOf(driven), { layout: value, ...asBefore(player) });
    await until(place.driven, isSingle, signal);
    return { value };
  }
  if (multi) {
    if (!multi.layouts.peek().includes(value)) throw failure('UNSUPPORTED');
    multi.setLayout(value);
    return { value };
  }
  if (!(await fills(value, driven))) throw failure('UNSUPPORTED');
  place.show(titleOf(driven), { layout: value, ...asBefore(player) });
  const shown = await until(place.driven, anglesAreThere, signal);
  shown.multi?.setLayout(value);
  if (shown.multi?.layout.peek() !== value) throw failure('UNSUPPORTED');
  return { value };
}
