import { playerJsEvents, type PlayerJsEvent } from './player-js-message.ts';

/** chosen: a page has a few; more would be a way to make every event expensive */
const mostListeners = 64;

/** What a player.js client listens to: names of its own for each event. */
export function createPlayerJsListeners() {
  const byEvent = new Map<PlayerJsEvent, Set<string>>(playerJsEvents.map((event) => [event, new Set()]));
  const count = () => [...byEvent.values()].reduce((sum, names) => sum + names.size, 0);
  return {
    of: (event: PlayerJsEvent): readonly string[] => [...(byEvent.get(event) ?? [])],
    add(event: unknown, listener = ''): void {
      if (count() < mostListeners) byEvent.get(event as PlayerJsEvent)?.add(listener);
    },
    /** @param listener without one, every listener of the event */
    remove(event: unknown, listener?: string): void {
      const names = byEvent.get(event as PlayerJsEvent);
      if (listener === undefined) names?.clear();
      else names?.delete(listener);
    },
  };
}
