import { describe, expect, it, vi } from 'vitest';
import { offer, session, setUp } from '../host-page.ts';
import { FakeWindow, frameOrigin, settle, until } from '../../two-windows.ts';

describe('only the frame can welcome', () => {
  type Page = ReturnType<typeof setUp>;
  it.each<[string, (page: Page) => void]>([
    ['a sibling frame at the frame’s origin', ({ welcome }) => welcome({}, { window: new FakeWindow(frameOrigin) })],
    ['another origin in the frame', ({ welcome }) => welcome({}, { origin: 'https://evil.example' })],
    ['a sandboxed document in the frame', ({ welcome }) => welcome({}, { origin: 'null' })],
    ['a detached window', ({ host, hellos }) => host.deliver(JSON.stringify({ x: 1, t: 'welcome', v: 1, nonce: hellos()[0]?.['nonce'], session, ...offer }), frameOrigin, null, [new MessageChannel().port1])],
    ['the wrong nonce', ({ welcome }) => welcome({ nonce: 'nonce-of-another-page' })],
    ['no nonce', ({ welcome }) => welcome({ nonce: undefined })],
    ['another version', ({ welcome }) => welcome({ v: 2 })],
    ['no session', ({ welcome }) => welcome({ session: undefined })],
    ['no grants', ({ welcome }) => welcome({ grants: null })],
    ['methods that are no list', ({ welcome }) => welcome({ methods: { play: true } })],
    ['events that are no texts', ({ welcome }) => welcome({ events: [1] })],
    ['another marker', ({ welcome }) => welcome({ x: 2 })],
    ['no port', ({ say, hellos }) => say({ x: 1, t: 'welcome', v: 1, nonce: hellos()[0]?.['nonce'], session, ...offer })],
    ['broken JSON', ({ say }) => say('{"x":1,"t":"welcome"')],
    ['an object', ({ host, frame, hellos }) => host.deliver({ x: 1, t: 'welcome', v: 1, nonce: hellos()[0]?.['nonce'], session, ...offer }, frameOrigin, frame.seenFrom(host))],
    ['null', ({ say }) => say('null')],
    ['an endless text', ({ say }) => say('x'.repeat(2_000_000))],
  ])('not with %s', async (_, act) => {
    const page = setUp();
    act(page);
    await settle();
    expect(page.settled).toEqual({});
  });

  it('a rightful welcome connects, once', async () => {
    const page = setUp();
    page.welcome();
    const second = page.welcome({ session: 'session-second-000' });
    const connection = await until(() => page.settled.connection);
    expect(connection.connected).toBe(true);
    expect(connection.capabilities).toMatchObject(offer);
    connection.play().catch(() => undefined);
    await settle();
    expect(second.asked).toEqual([]);
  });

  it('takes from the grants only what it knows', async () => {
    const page = setUp();
    page.welcome({ grants: { observe: 'yes', control: 1, load: true, calls: 'all', admin: true }, state: 7, refusedTokens: 3, future: {} });
    expect((await until(() => page.settled.connection)).capabilities).toEqual({
      ...offer, grants: { observe: false, control: false, load: true, calls: [] }, state: null, refusedTokens: [],
    });
  });

  it.each([[[2]], [[]], ['all'], [undefined]])('fails by name when the frame speaks only %j', async (supported) => {
    const page = setUp();
    page.say({ x: 1, t: 'reject', nonce: page.hellos()[0]?.['nonce'], supported });
    expect(await until(() => page.settled.failure)).toMatchObject({ code: 'UNSUPPORTED_VERSION', retryable: false });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a stranger cannot reject', async () => {
    const page = setUp();
    page.say({ x: 1, t: 'reject', nonce: 'nonce-of-another-page', supported: [2] });
    page.say({ x: 1, t: 'reject', nonce: page.hellos()[0]?.['nonce'], supported: [2] }, { origin: 'https://evil.example' });
    await settle();
    expect(page.settled).toEqual({});
  });
});
