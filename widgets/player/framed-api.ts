import type { PlayerState } from '../../bridge/contract/player/player-state.ts';
import type { Connection } from '../../bridge/host/connect.ts';
import type { Emit, EventArguments } from '../../src/binding/emit.ts';
import { setElementStates, type SetState } from '../../src/features/player/element-states.ts';
import { readyOf, refusalOf } from '../../src/features/player/emit-player-events.ts';
import type { PlayerEvents } from '../../src/features/player/events.ts';
import type { TitleContent } from '../../src/store/playback/player-state.ts';
import { framedMembers } from './framed-members.ts';
import { factsOf, framedTracks, nothingKnown, type KnownState } from './framed-state.ts';
import { allPlayerMessages, eventOf, type PlayerMessage } from '../../src/steering/player-messages.ts';

export interface FramedApiOptions {
  connection: Connection;
  /** What `load` opens again. */
  content: TitleContent;
  emit: Emit<PlayerEvents>;
  setState: SetState;
}

/** Events of the time before the connection, made from the state that they led to. */
function missedEvents(state: PlayerState): EventArguments<PlayerEvents>[] {
  if (state.status === 'idle') return [];
  const refusal = refusalOf(state);
  if (refusal) return [['statechange', state], refusal];
  if (state.status === 'loading') return [['statechange', state]];
  return [['statechange', state], ['durationchange', null], ['loadedmetadata', null], readyOf(state)];
}

/** A frame that was moved in the page has another document, which begins anew: it is led back to where the viewer was. */
function takeUp(connection: Connection, content: TitleContent, known: KnownState, state: PlayerState): void {
  if (known.live || known.position - state.position < 2) return;
  // Where the page may not load, the frame stays at its beginning.
  connection.load({ ...content, startAt: known.position, autoplay: known.paused ? false : 'any' }).catch(() => undefined);
}

/** The public surface of an element whose player stands in a frame, and the frame's events as the element's own. */
export function framedApi({ connection, content, emit, setState }: FramedApiOptions) {
  const known = nothingKnown();
  const tracks = framedTracks();
  const heard = new Set<string>();
  const takeFacts = (facts: Partial<KnownState> | undefined) => {
    Object.assign(known, facts);
    tracks.follow(known);
    setElementStates(known, setState);
  };
  const take = (message: PlayerMessage, data: unknown) => {
    takeFacts(factsOf(message, data));
  };
  const stops = allPlayerMessages.map((message) => connection.on(message, (data: unknown) => {
    take(message, data);
    const event = eventOf(message, data);
    heard.add(event[0]);
    emit(...event);
  }));
  stops.push(connection.on('resync', (state) => state && takeUp(connection, content, known, state)));
  // Asked after the subscriptions: earlier changes are in the answer, later ones come as events.
  connection.getState().then((state) => {
    if (heard.has('statechange')) return;
    take('statechange', state);
    // The frame may have told one of them already, between one subscription and the next.
    for (const event of missedEvents(state)) if (!heard.has(event[0])) emit(...event);
  }, () => undefined);
  return { api: framedMembers(connection, content, known, tracks.lists), stop: () => stops.forEach((stop) => stop()) };
}
