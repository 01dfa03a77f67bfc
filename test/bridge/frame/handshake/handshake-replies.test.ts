import { wholeContract } from '../../../../bridge/frame/frame-server.ts';
import { describe, expect, it } from 'vitest';
import { reject, welcome } from '../../../../bridge/contract/messages/envelope.ts';
import { narrowGrants, rejectText, welcomeText } from '../../../../bridge/frame/handshake/handshake-replies.ts';
import { handlerTable } from '../../../../bridge/frame/requests/run-method.ts';
import { aState, everything, nonce } from '../../two-windows.ts';

const nothing = { observe: false, control: false, load: false, calls: [] };
const context = (grants: typeof everything) => ({ origin: 'https://partner.example', grants, signal: new AbortController().signal });
const welcomed = (grants: typeof everything, handlers: object) =>
  welcome.parse(JSON.parse(welcomeText({ contract: wholeContract, v: 1, nonce: nonce(), session: 'session-0123456789', context: context(grants), handlers: handlerTable(handlers), refusedTokens: [] })));

describe('grants are narrowed to what the page wants', () => {
  it.each([
    [undefined, everything],
    [[], nothing],
    [['observe'], { ...nothing, observe: true }],
    [['control'], { ...nothing, control: true }],
    [['load'], { ...nothing, load: true }],
    [['calls'], { ...nothing, calls: everything.calls }],
    [['observe', 'control', 'load', 'calls'], everything],
  ] as const)('%j of all', (want, left) => {
    expect(narrowGrants(everything, want as never)).toEqual(left);
  });

  it.each(['observe', 'control', 'load', 'calls'] as const)('wanting %s gives nothing that is not held', (name) => {
    expect(narrowGrants(nothing, [name])).toEqual(nothing);
  });
});

describe('the welcome', () => {
  it('names the methods that this frame has and this page may use, and the state as it is', () => {
    const { methods, state, events } = welcomed(everything, { getState: () => aState, play: () => undefined });
    expect(methods).toEqual(['getState', 'play', 'subscribe', 'unsubscribe', 'readCounters']);
    expect(state).toEqual(aState);
    expect(events).toContain('timeupdate');
  });

  it('holds no state and no events for a page that may not observe', () => {
    expect(welcomed({ ...everything, observe: false }, { getState: () => aState })).toMatchObject({ state: null, events: [], methods: [] });
  });
});

it('a rejection names the versions that are spoken', () => {
  expect(reject.parse(JSON.parse(rejectText(nonce(), [1, 2])))).toEqual({ x: 1, t: 'reject', nonce: nonce(), supported: [1, 2] });
});
