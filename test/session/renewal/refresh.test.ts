import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHttpClient } from '../../../src/api/http-client.ts';
import { login } from '../../../src/api/calls/identity/sign-in.ts';
import type { Tokens } from '../../../src/contracts/identity/tokens.ts';
import type { Changed } from '../../../src/contracts/wire/changed.ts';
import { createSession } from '../../../src/session/session.ts';
import { createTokenStorage } from '../../../src/session/token-storage.ts';
import { answeringFetch, type Answer, type SentRequest } from '../../support/answering-fetch.ts';
import { memoryStorage } from '../../support/memory-storage.ts';
import { testSettings } from '../../support/test-settings.ts';

const hour = 3_600_000;

interface Who { name?: string; isGuest?: boolean; act?: { sub: string } }
const ada: Who = { name: 'Ada' };
const guest: Who = { isGuest: true };
const tokensOf = (who: Who, turn = 0): Tokens => ({
  authorisationToken: `h.${Buffer.from(JSON.stringify({ id: who.name ?? 'guest', loc: 'GB', rol: 'USER', isGuest: false, pro: { id: 'p', tp: 'adult' }, exp: 2_000_000_000, turn, ...who })).toString('base64url')}.s`,
  refreshToken: `refresh-${turn}`,
});
const initBody = { now: '2026-01-01T00:00:00Z', preferences: {}, menu: [], liveCount: 0 };
const synced = (turn: number, hasChanged = false): Answer => ({ body: { ...tokensOf(ada, turn), missingInformationStatus: 'COMPLETE', hasChanged } });

/** Frames or tabs of one browser on one storage, before a platform that answers by path. */
function browser(answers: Record<string, Answer | ((request: SentRequest) => Answer | Promise<Answer>)>, stored: { tokens: Tokens; syncDueAt?: number }) {
  const { fetch, sent } = answeringFetch((request) => {
    const all: typeof answers = { '/init/': { body: initBody }, ...answers };
    const answer = Object.entries(all).find(([path]) => request.url.pathname.endsWith(path))?.[1];
    if (!answer) throw new Error(`nothing answers ${request.url.pathname}`);
    return typeof answer === 'function' ? answer(request) : answer;
  });
  const area = memoryStorage();
  createTokenStorage('arena', () => area).write(stored);
  const tab = (seen: Storage = area) => {
    const changes: Changed[] = [];
    const storage = createTokenStorage('arena', () => seen);
    const client = createHttpClient({
      settings: testSettings, locale: () => 'en', fetch, onChanged: (changed) => changes.push(changed),
      tokens: { token: () => session.token(), renew: (refused) => session.renew(refused) },
    });
    const session = createSession({ client, storage, realm: 'arena', onSession: () => undefined });
    return { session, changes };
  };
  const count = (path: string) => sent.filter(({ url }) => url.pathname.endsWith(path)).length;
  return { tab, area, sent, count, syncs: () => count('/entitlement-sync') };
}

/** One lock at a time, in the order in which they were asked for. */
function queueingLocks() {
  const turns = new Map<string, Promise<unknown>>();
  return {
    query: () => Promise.resolve({ held: [...turns.keys()].map((name) => ({ name })) }),
    request(name: string, _options: object, work: () => Promise<unknown>) {
      const mine = (turns.get(name) ?? Promise.resolve()).then(work);
      const over: Promise<unknown> = mine.catch(() => undefined).then(() => void (turns.get(name) === over && turns.delete(name)));
      turns.set(name, over);
      return mine;
    },
  };
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(async () => {
  // A chunk that is fetched late.
  await import('../../../src/session/renewal/refresh.ts');
  vi.stubGlobal('navigator', { locks: queueingLocks() });
  warn.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

describe('what partners give is read again', () => {
  test('when a member’s stored session starts: new tokens are kept, and what waits hears of the change', async () => {
    const { tab, sent, syncs } = browser({ '/entitlement-sync': synced(1, true) }, { tokens: tokensOf(ada) });
    const { session, changes } = tab();
    await session.start();
    await vi.waitFor(() => expect(session.held()?.tokens).toEqual(tokensOf(ada, 1)));
    expect(sent.find(({ url }) => url.pathname.endsWith('/entitlement-sync'))).toMatchObject({ body: { refreshToken: 'refresh-0' } });
    expect(changes).toEqual([{ subject: 'entitlements', ids: [] }]);
    expect([syncs(), warn.mock.calls.length]).toEqual([1, 0]);
  });

  test('quietly, where nothing has changed', async () => {
    const { tab } = browser({ '/entitlement-sync': synced(1) }, { tokens: tokensOf(ada) });
    const { session, changes } = tab();
    await session.start();
    await vi.waitFor(() => expect(session.held()?.tokens).toEqual(tokensOf(ada, 1)));
    expect(changes).toEqual([]);
  });

  test('once by three tabs that start together', async () => {
    const { tab, syncs } = browser({ '/entitlement-sync': synced(1) }, { tokens: tokensOf(ada) });
    const tabs = [tab(), tab(), tab()];
    await Promise.all(tabs.map(({ session }) => session.start()));
    await vi.waitFor(() => expect(tabs.map(({ session }) => session.held()?.tokens)).toEqual([tokensOf(ada, 1), tokensOf(ada, 1), tokensOf(ada, 1)]));
    expect(syncs()).toBe(1);
  });

  test('in place of a refresh, when a token is refused after the hour', async () => {
    const { tab, count, syncs } = browser({ '/entitlement-sync': synced(1) }, { tokens: tokensOf(ada), syncDueAt: Date.now() - 1 });
    expect(await tab().session.renew(tokensOf(ada).authorisationToken)).toBe(tokensOf(ada, 1).authorisationToken);
    expect([syncs(), count('/token/refresh')]).toEqual([1, 0]);
  });

  test.each<[string, { tokens: Tokens; syncDueAt?: number }]>([
    ['for a guest', { tokens: tokensOf(guest) }],
    ['while somebody else acts in the member’s name', { tokens: tokensOf({ ...ada, act: { sub: 'team' } }) }],
    ['within the hour', { tokens: tokensOf(ada), syncDueAt: Date.now() + hour }],
  ])('not %s', async (_, stored) => {
    const { tab, syncs } = browser({ '/token/refresh': { body: tokensOf(ada, 1) } }, stored);
    const { session } = tab();
    await session.start();
    await session.renew(stored.tokens.authorisationToken);
    expect(syncs()).toBe(0);
  });

  test('not after a sign-in, at which the platform reads it', async () => {
    const { tab, syncs } = browser({ '/login': { body: { id: '1', result: tokensOf(ada, 7) } } }, { tokens: tokensOf(guest) });
    const { session } = tab();
    await session.start();
    session.keep(await session.ask(login, { id: 'ada', secret: 'x' }, { bearer: null }));
    await tab().session.start();
    expect(syncs()).toBe(0);
  });
});

describe('a sync that fails', () => {
  test.each<[string, Answer]>([
    ['the network is away', 'lost'],
    ['the partner is away', { status: 502, body: { code: 'provider-unavailable' } }],
    ['the platform refuses it', { status: 401, body: { code: 'sign-in-required' } }],
    ['it comes too early', { status: 429, body: { code: 'too-early' } }],
    ['its answer cannot be read', { body: { nonsense: true } }],
  ])('because %s keeps the session, says so in the log, and is not repeated by the next page', async (_, answer) => {
    const { tab, syncs } = browser({ '/entitlement-sync': answer }, { tokens: tokensOf(ada) });
    const { session } = tab();
    await session.start();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(session.viewer.value).toMatchObject({ who: 'member', displayName: 'Ada' });
    expect(session.held()?.tokens).toEqual(tokensOf(ada));
    await tab().session.start();
    expect(syncs()).toBe(1);
  });

  test('lets a refused token be renewed as ever', async () => {
    const { tab } = browser({ '/entitlement-sync': { status: 502, body: { code: 'provider-unavailable' } }, '/token/refresh': { body: tokensOf(ada, 1) } }, { tokens: tokensOf(ada) });
    expect(await tab().session.renew(tokensOf(ada).authorisationToken)).toBe(tokensOf(ada, 1).authorisationToken);
  });

  test('leaves it to the refresh to say that the session has ended', async () => {
    const ended = { status: 401, body: { code: 'refresh-token-reused' } };
    const { tab } = browser({ '/entitlement-sync': ended, '/token/refresh': ended, '/init/': { body: { ...initBody, authentication: tokensOf(guest, 9) } } }, { tokens: tokensOf(ada) });
    const { session } = tab();
    await session.renew(tokensOf(ada).authorisationToken);
    expect(session.viewer.value).toEqual({ who: 'guest', sessionEnded: true });
  });

  test('is not what undoes a sign-out', async () => {
    let answer: (given: Answer) => void = () => undefined;
    const { tab, syncs } = browser({ '/entitlement-sync': () => new Promise<Answer>((resolve) => (answer = resolve)), '/logout': { body: {} }, '/init/': ({ headers }) => ({ body: { ...initBody, ...(headers.authorization ? {} : { authentication: tokensOf(guest, 9) }) } }) }, { tokens: tokensOf(ada) });
    const { session } = tab();
    await session.start();
    await vi.waitFor(() => expect(syncs()).toBe(1));
    await session.signOut();
    answer(synced(1));
    expect(await session.token()).toBe(tokensOf(guest, 9).authorisationToken);
    expect(session.viewer.value).toMatchObject({ who: 'guest' });
  });
});

test('what another tab stored is waited for where this one sees it a moment after the lock is free', async () => {
  const { tab, area, count } = browser({ '/token/refresh': { body: tokensOf(ada, 1) } }, { tokens: tokensOf(ada) });
  const before = area.getItem('footlight.arena.session');
  let oldReads = 4;
  const late = Object.assign(memoryStorage(), { getItem: (key: string) => (key === 'footlight.arena.session' && area.getItem(key) !== before && oldReads-- > 0 ? before : area.getItem(key)), setItem: (key: string, value: string) => area.setItem(key, value) });
  const refused = tokensOf(ada).authorisationToken;
  const [first, second] = [tab(), tab(late)];
  expect(await Promise.all([first.session.renew(refused), second.session.renew(refused)])).toEqual([tokensOf(ada, 1).authorisationToken, tokensOf(ada, 1).authorisationToken]);
  expect([count('/token/refresh'), oldReads < 0]).toEqual([1, true]);
});

test('a tab that waited for one whose renewal failed renews by itself', async () => {
  let tries = 0;
  const { tab, count } = browser({ '/token/refresh': () => ((tries += 1) === 1 ? { status: 503 } : { body: tokensOf(ada, 1) }) }, { tokens: tokensOf(ada) });
  const refused = tokensOf(ada).authorisationToken;
  const [first, second] = [tab(), tab()].map(({ session }) => session.renew(refused));
  await expect(first).rejects.toMatchObject({ status: 503 });
  expect([await second, count('/token/refresh')]).toEqual([tokensOf(ada, 1).authorisationToken, 2]);
});
