import type { QoeSummary } from '../../../contracts/playback/qoe-summary.ts';
import { counted, emptyTally, qualityOf } from '../../../rules/playback/analytics/qoe-tally.ts';
import type { StoreContext } from '../../store-context.ts';
import type { PlayerSignals } from '../player-state.ts';
import type { PlaybackEvents } from './playback-events.ts';

/** Pictures decoded and dropped since the source was put in place. */
export type ReadFrames = () => { total: number; dropped: number };

/**
 * Sends how well each playback went: when other content is opened, the page is left, or the player goes.
 *
 * Nothing is sent where the tenant names no place for it. It says nothing about who watched.
 *
 * @param send as `navigator.sendBeacon`, which outlives the page
 * @returns stop
 * @source design/player.md "Data"
 */
export function reportQuality(
  { settings }: Pick<StoreContext, 'settings'>, player: PlayerSignals, events: PlaybackEvents, readFrames: ReadFrames,
  send: (url: string, body: string) => unknown = (url, body) => navigator.sendBeacon(url, body),
): () => void {
  const sink = settings.endpoints.qoe;
  if (!sink) return () => undefined;
  let tally = emptyTally;
  let facts = factsOf(player);
  const stopEvents = events.subscribe((event) => {
    if (event.type === 'started' || event.type === 'failure') facts = factsOf(player, facts);
    tally = counted(tally, event);
    if (event.type !== 'left') return;
    const { total, dropped } = readFrames();
    const summary: QoeSummary = { realm: settings.realm, ...facts, ...qualityOf(tally), decodedFrames: total, droppedFrames: dropped };
    // chosen: a body of plain text, which asks no other host for permission first while the page goes away
    send(sink, JSON.stringify(summary));
    tally = emptyTally;
    facts = factsOf(player);
  });
  const leave = () => events.leave('page');
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('pagehide', leave);
    stopEvents();
  };
}

/** What plays; a later failure of the same playback keeps its number. */
function factsOf(player: PlayerSignals, before?: { playId: string; content: string }): Pick<QoeSummary, 'content' | 'playId' | 'live'> {
  const { kind = 'vod', id = '' } = player.content.peek() ?? {};
  const content = `${kind}:${id}`;
  return { content, playId: before?.content === content ? before.playId : crypto.randomUUID(), live: player.live.peek() };
}
