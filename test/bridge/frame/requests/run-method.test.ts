import { describe, expect, it, vi } from 'vitest';
import type { Grants } from '../../../../bridge/contract/origins/grants.ts';
import { failure } from '../../../../bridge/frame/requests/failure.ts';
import { aState, settle } from '../../two-windows.ts';
import { type Handlers } from '../../../../bridge/frame/requests/run-method.ts';
import { open, refusal, s } from '../open-session.ts';

describe('a request is answered with what happened', () => {
  it.each<[string, keyof Handlers, unknown, unknown]>([
    ['getState', 'getState', {}, aState],
    ['load', 'load', { kind: 'vod', id: '1001', autoplay: 'any', startAt: 3 }, { id: '1001', title: 'A film', accessLevel: null }],
    ['play', 'play', {}, { playing: true, muted: false }],
    ['pause', 'pause', {}, { playing: false, muted: false }],
    ['seek to', 'seek', { to: 12.5 }, { position: 12.5 }],
    ['seek by', 'seek', { by: -10 }, { position: 2.5 }],
    ['seek live', 'seek', { live: true }, { position: 60 }],
    ['setVolume', 'setVolume', { value: 55 }, { value: 55 }],
    ['setMuted', 'setMuted', { value: true }, { value: true }],
    ['listTracks', 'listTracks', {}, { tracks: [{ id: 'en', language: 'en', label: 'English', active: true }], audio: [] }],
    ['setTextTrack', 'setTextTrack', { id: null }, { tracks: [], audio: [] }],
    ['stop', 'stop', {}, { playing: false, muted: false }],
    ['restart', 'restart', {}, { playing: true, muted: false }],
    ['setRate', 'setRate', { value: 1.5 }, { value: 1.5 }],
    ['setAudioTrack', 'setAudioTrack', { id: 'en' }, { tracks: [], audio: [] }],
    ['listQualities', 'listQualities', {}, { qualities: [], quality: { playing: null, chosen: null } }],
    ['setQuality', 'setQuality', { id: 'auto' }, { qualities: [], quality: { playing: null, chosen: null } }],
    ['setFullscreen', 'setFullscreen', { value: true }, { value: true }],
    ['setPictureInPicture', 'setPictureInPicture', { value: true }, { value: true }],
    ['setLayout', 'setLayout', { value: 'quad' }, { value: 'quad' }],
    ['call by name', 'call', { name: 'readFavourites', input: { page: 1 } }, { items: [1, 2] }],
    ['call by scope', 'call', { name: 'readList' }, null],
  ])('%s', async (_, method, input, output) => {
    const handler = vi.fn(() => output);
    const { ask } = open({ [method]: handler });
    expect(await ask(method, input)).toMatchObject({ x: 1, t: 'res', s, ok: true, r: output });
    expect(handler).toHaveBeenCalledExactlyOnceWith(input, expect.objectContaining({ origin: 'https://partner.example' }));
  });

  it('waits for the media', async () => {
    let started = (_: { playing: boolean; muted: boolean }) => {};
    const { ask, answers } = open({ play: () => new Promise((resolve) => (started = resolve)) });
    await ask('play');
    expect(answers).toEqual([]);
    started({ playing: true, muted: true });
    await settle();
    expect(answers).toMatchObject([{ ok: true, r: { playing: true, muted: true } }]);
  });

  it('works without parameters', async () => {
    const { ask } = open({ pause: () => ({ playing: false, muted: false }) });
    expect(await ask('pause')).toMatchObject({ ok: true });
  });
});

describe('a request is refused by name', () => {
  const all = Object.fromEntries(
    ['getState', 'load', 'play', 'pause', 'seek', 'setVolume', 'setMuted', 'listTracks', 'setTextTrack', 'call'].map((name) => [name, vi.fn(() => ({}))]),
  ) as Record<string, ReturnType<typeof vi.fn>>;

  it.each([
    ['eval'], ['destroy'], ['__proto__'], ['constructor'], ['prototype'], ['toString'], ['hasOwnProperty'], ['valueOf'], ['__defineGetter__'],
    ['getstate'], ['play '], ['play.call'], ['window'], ['then'], ['handlers.play'],
  ])('method %s does not exist', async (name) => {
    expect(await open(all as Handlers).ask(name)).toMatchObject(refusal('UNKNOWN_METHOD'));
  });

  it.each<[string, unknown]>([
    ['getState', { all: true }], ['play', { force: true }], ['play', null], ['play', []], ['play', 'now'], ['pause', 1],
    ['load', {}], ['load', { kind: 'vod' }], ['load', { kind: 'film', id: '1' }], ['load', { kind: 'vod', id: 1 }], ['load', { kind: 'vod', id: '' }],
    ['load', { kind: 'vod', id: '../1' }], ['load', { kind: 'vod', id: 'a/b' }], ['load', { kind: 'vod', id: '__proto__' }], ['load', { kind: 'vod', id: 'a'.repeat(101) }],
    ['load', { kind: 'vod', id: '1', startAt: -1 }], ['load', { kind: 'vod', id: '1', startAt: '3' }], ['load', { kind: 'vod', id: '1', autoplay: true }],
    ['load', { kind: 'vod', id: '1', url: 'https://evil.example/a.m3u8' }],
    ['seek', {}], ['seek', { to: -1 }], ['seek', { to: '5' }], ['seek', { to: null }], ['seek', { to: 1, by: 1 }], ['seek', { live: false }], ['seek', { by: 1e300 }],
    ['setVolume', {}], ['setVolume', { value: 101 }], ['setVolume', { value: -1 }], ['setVolume', { value: '50' }], ['setVolume', 50],
    ['setMuted', { value: 1 }], ['setMuted', { value: 'true' }], ['setTextTrack', {}], ['setTextTrack', { id: '' }], ['setTextTrack', { id: 3 }],
    ['subscribe', {}], ['subscribe', { events: [] }], ['subscribe', { events: 'play' }], ['subscribe', { events: ['play'], hz: 0 }], ['subscribe', { events: ['play'], hz: 11 }],
    ['subscribe', { events: Array.from({ length: 65 }, () => 'play') }], ['unsubscribe', { events: [1] }],
    ['call', {}], ['call', { name: '' }], ['call', { name: 'a/b' }], ['call', { name: '__proto__' }], ['call', { name: 'readFavourites', token: 'x' }],
  ])('%s does not take %j', async (name, params) => {
    all[name]?.mockClear();
    const { ask } = open(all as Handlers);
    expect(await ask(name, params)).toMatchObject(refusal('BAD_ARGS'));
    if (all[name]) expect(all[name]).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<Grants>, unknown]>([
    ['getState', { observe: false }, {}], ['listTracks', { observe: false }, {}], ['subscribe', { observe: false }, { events: ['play'] }],
    ['unsubscribe', { observe: false }, { events: ['play'] }], ['play', { control: false }, {}], ['pause', { control: false }, {}],
    ['seek', { control: false }, { to: 1 }], ['setVolume', { control: false }, { value: 1 }], ['setMuted', { control: false }, { value: true }],
    ['setTextTrack', { control: false }, { id: null }], ['load', { load: false }, { kind: 'vod', id: '1' }],
    ['call', { calls: [] }, { name: 'readFavourites' }], ['call', {}, { name: 'payBasket' }], ['call', {}, { name: 'readfavourites' }],
    ['call', {}, { name: 'readFavourites2' }], ['call', { calls: ['scope:other'] }, { name: 'readList' }], ['call', { calls: ['read'] }, { name: 'readFavourites' }],
    ['call', {}, { name: 'constructor' }], ['call', {}, { name: 'toString' }],
  ])('%s needs its grant: %j', async (name, grants, params) => {
    all[name]?.mockClear();
    const { ask, counters } = open(all as Handlers, { grants });
    expect(await ask(name, params)).toMatchObject(refusal('NOT_PERMITTED'));
    expect(counters.read()['not-permitted']).toBe(1);
    if (all[name]) expect(all[name]).not.toHaveBeenCalled();
  });

  it('a frame without a player says so in the specification’s words', async () => {
    expect(await open().ask('play')).toMatchObject({ e: { code: 'PLAYER_NOT_FOUND', message: 'Player not found', retryable: false } });
    expect(await open().ask('call', { name: 'readFavourites' })).toMatchObject(refusal('UNKNOWN_METHOD'));
  });

  it.each(['nothing', '__proto__', 'constructor', 'Play', 'footlight-play'])('event %s does not exist', async (event) => {
    const { ask } = open();
    expect(await ask('subscribe', { events: ['play', event] })).toMatchObject(refusal('UNKNOWN_EVENT'));
    expect(await ask('unsubscribe', { events: [event] })).toMatchObject(refusal('UNKNOWN_EVENT'));
  });
});

describe('failures say what was meant and nothing else', () => {
  it.each<[string, unknown, object]>([
    ['VOD_NOT_FOUND', failure('VOD_NOT_FOUND'), { code: 'VOD_NOT_FOUND', message: 'VOD does not exist', retryable: false }],
    ['access', failure('ACCESS_DENIED'), { code: 'ACCESS_DENIED', retryable: false }],
    ['details of a player’s failure', failure('ACCESS_DENIED', { details: { url: 'secret' } }), { code: 'ACCESS_DENIED' }],
    ['an error with an address', new Error('https://secret.example/?token=1'), { code: 'INTERNAL', message: '', retryable: false }],
    ['an error that dresses up', Object.assign(new Error('secret'), { code: 'ACCESS_DENIED', details: 'secret' }), { code: 'INTERNAL', message: '' }],
    ['a plain object', { code: 'VOD_NOT_FOUND', message: 'secret' }, { code: 'INTERNAL', message: '' }],
    ['a text', 'secret', { code: 'INTERNAL', message: '' }],
    ['nothing', undefined, { code: 'INTERNAL', message: '' }],
    ['a code that is none', failure('<b>secret</b>'), { code: 'INTERNAL', message: '' }],
  ])('%s', async (_, thrown, expected) => {
    const { ask } = open({ load: () => { throw thrown; } });
    const answer = await ask('load', { kind: 'vod', id: '1' });
    expect(answer).toMatchObject({ ok: false, e: expected });
    expect(JSON.stringify(answer)).not.toMatch(/secret|stack|token/);
  });

  it('play and getState fail in the specification’s words', async () => {
    const { ask } = open({ play: () => { throw new Error('x'); }, getState: () => Promise.reject(new Error('x')), setTextTrack: () => { throw failure('TRACK_NOT_FOUND'); } });
    expect(await ask('play')).toMatchObject({ e: { code: 'PLAY_FAILED', message: 'failed to play' } });
    expect(await ask('getState')).toMatchObject({ e: { code: 'STATE_UNAVAILABLE', message: 'Error Fetching State' } });
    expect(await ask('setTextTrack', { id: 'xx' })).toMatchObject({ e: { code: 'TRACK_NOT_FOUND', message: 'Track NOT FOUND' } });
  });

  it('play carries why', async () => {
    const { ask } = open({ play: () => { throw failure('PLAY_FAILED', { reason: 'autoplay' }); } });
    expect(await ask('play')).toMatchObject({ e: { code: 'PLAY_FAILED', reason: 'autoplay' } });
  });

  it('a call carries its own failure with its details', async () => {
    const { ask } = open({ call: () => { throw failure('duplicatedItem', { details: { status: 409 }, retryable: false }); } });
    expect(await ask('call', { name: 'readFavourites' })).toMatchObject({ e: { code: 'duplicatedItem', message: '', retryable: false, details: { status: 409 } } });
  });

  it.each<[string, unknown]>([
    ['an unknown status', { ...aState, status: 'dancing' }], ['a missing field', { ...aState, muted: undefined }], ['an endless duration', { ...aState, duration: Infinity }],
    ['a volume beyond', { ...aState, volume: 101 }], ['nothing', undefined], ['a text', 'playing'],
  ])('a state with %s is no state', async (_, state) => {
    expect(await open({ getState: () => state as never }).ask('getState')).toMatchObject(refusal('STATE_UNAVAILABLE'));
  });

  it('cuts off what is not on the list', async () => {
    const leaky = { ...aState, url: 'https://cdn/secret', token: 'secret', licence: 'secret', email: 'secret', textTracks: [{ id: 'en', language: 'en', label: 'English', active: true, url: 'secret' }] };
    const { ask, session, answers } = open({ getState: () => leaky, load: () => ({ id: '1', title: 't', accessLevel: null, stream: 'secret' }) });
    await ask('getState');
    await ask('load', { kind: 'vod', id: '1' });
    await ask('subscribe', { events: ['statechange'] });
    session.emit('statechange', leaky);
    session.emit('sessionchange', { who: 'member', displayName: 'Ana', email: 'secret', token: 'secret' });
    await settle();
    expect(answers.filter((one) => one['t'] === 'evt')).toHaveLength(2);
    expect(JSON.stringify(answers)).not.toContain('secret');
  });

  it.each<[string, unknown, string]>([
    ['too large', { a: 'x'.repeat(1024 * 1024) }, 'RESULT_TOO_LARGE'],
    ['too deep', { a: JSON.parse('['.repeat(15) + ']'.repeat(15)) as unknown }, 'RESULT_TOO_LARGE'],
    ['no JSON', { a: 1n }, 'INTERNAL'],
  ])('a result that is %s ends its request', async (_, result, code) => {
    expect(await open({ call: () => result }).ask('call', { name: 'readFavourites' })).toMatchObject(refusal(code));
  });

  it('a call may answer with much more than a message may hold', async () => {
    const { ask } = open({ call: () => 'x'.repeat(500_000) });
    expect(await ask('call', { name: 'readFavourites' })).toMatchObject({ ok: true });
  });

  it('a result that turns in circles is a failure', async () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(await open({ call: () => circle }).ask('call', { name: 'readFavourites' })).toMatchObject(refusal('INTERNAL'));
  });
});
