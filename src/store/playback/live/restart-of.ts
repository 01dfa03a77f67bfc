import { programmesNow } from '../../../rules/guide/programmes-now.ts';
import { restartPosition } from '../../../rules/playback/live/restart-position.ts';
import type { Player } from '../player.ts';

/** Where the running programme, or the event, began: seconds in the window; undefined where nothing can be restarted, or not yet. @param now epoch milliseconds */
export function restartOf(player: Pick<Player, 'item' | 'position' | 'dateShown'>, now: number): number | undefined {
  const item = player.item.peek();
  const dateShown = player.dateShown();
  if (!item || dateShown === undefined || item.restartAvailable === false) return undefined;
  const start = item.programmingInfo ? programmesNow(item.programmingInfo, now).now?.start : item.startDate;
  return start === undefined ? undefined : restartPosition({ position: player.position.peek(), dateShown }, start, item.restartAvailable === true);
}
