import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHttpClient } from '../../src/api/http-client.ts';
import type { Tokens } from '../../src/contracts/identity/tokens.ts';
import { login } from '../../src/api/calls/identity/sign-in.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import type { StoredSession } from '../../src/session/stored-session.ts';
import { createTokenStorage } from '../../src/session/token-storage.ts';
import { answeringFetch, type Answer, type SentRequest } from '../support/answering-fetch.ts';
import { memoryStorage } from '../support/memory-storage.ts';
import { testSettings } from '../support/test-settings.ts';

const claims = (name: string | undefined) => ({
  id: name ?? 'guest', loc: 'GB', rol: name ? 'member' : 'guest', isGuest: !name, pro: { id: 'p', tp: 'adult' }, exp: 2_000_000_000, ...(name ? { name } : {}),
});
const tokenOf = (name?: string, turn = 0) => `h.${Buffer.from(JSON.stringify({ ...claims(name), turn })).toString('base64url')}.s`;
const tokensOf = (name?: string, turn = 0): Tokens => ({ authorisationToken: tokenOf(name, turn), refreshToken: `refresh-${name ?? 'guest'}-${turn}` });
const initBody = (tokens?: Tokens) => ({ now: '2026-01-01T00:00:00Z', preferences: {}, menu: [], liveCount: 0, ...(tokens ? { authentication: tokens } : {}) });

function sessionWith(answer: (request: SentRequest) => Answer | Promise<Answer>, stored?: Tokens, lasting = true) {
  const { fetch, sent } = answeringFetch(answer);
  const told: StoredSession[] = [];
  const area = memoryStorage();
  const storage = createTokenStorage('arena', () => {
    if (!lasting) throw new DOMException('denied', 'SecurityError');
    return area;
  });
  // What partners give was read just now: `renewal/refresh.test.ts` is about the other case.
  if (stored) storage.write({ tokens: stored, syncDueAt: Number.MAX_SAFE_INTEGER });
  const client = createHttpClient({
    settings: testSettings, locale: () => 'en', fetch,
    tokens: { token: () => session.token(), renew: (refused) => session.renew(refused) },
  });
  const session = createSession({ client, storage, realm: 'arena', onSession: (held) => told.push(held) });
  return { session, sent, told, storage, area };
}

const signInTo = async ({ ask, keep }: Session, id: string) => keep(await ask(login, { id, secret: 'x' }, { bearer: null }));

/** What another tab sends that knows more than this one. */
const later = (tokens?: Tokens): StoredSession => ({ savedAt: Date.now() + 60_000, ...(tokens ? { tokens } : {}) });
const guestInit = { '/init/': { body: initBody(tokensOf()) } };

const byPath = (answers: Record<string, Answer | ((request: SentRequest) => Answer)>) => (request: SentRequest): Answer => {
  const found = Object.entries(answers).find(([path]) => request.url.pathname.endsWith(path));
  if (!found) throw new Error(`nothing answers ${request.url.pathname}`);
  return typeof found[1] === 'function' ? found[1](request) : found[1];
};

describe('a start', () => {
  test.each([
    ['no tokens: a guest, before the platform has answered', undefined, true, { who: 'guest' }],
    ['tokens: who they name', tokensOf('Ada'), true, { who: 'member', displayName: 'Ada' }],
    ['a frame that keeps nothing: nobody yet, since a sibling may hand over a member', undefined, false, undefined],
  ])('with %s', (_case, stored, lasting, who) => {
    const { session } = sessionWith(() => new Promise<Answer>(() => undefined), stored, lasting);
    void session.start().catch(() => undefined);
    if (who) expect(session.viewer.value).toMatchObject(who);
    else expect(session.viewer.value).toBeUndefined();
  });

  test('makes a visitor a guest and asks once', async () => {
    const { session, sent, told } = sessionWith(byPath({ '/init/': { body: initBody(tokensOf()) } }));
    expect(session.viewer.value).toBeUndefined();
    const [, token] = await Promise.all([session.start(), session.token(), session.start()]);
    expect(session.viewer.value).toEqual({ who: 'guest' });
    expect(token).toBe(tokenOf());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
    expect(told).toEqual([{ savedAt: 1, tokens: tokensOf() }]);
  });

  test('knows a member by what is stored before the platform answers', () => {
    const { session } = sessionWith(() => new Promise<Answer>(() => undefined), tokensOf('Ada'));
    void session.start().catch(() => undefined);
    expect(session.viewer.value).toEqual({ who: 'member', displayName: 'Ada', profileType: 'adult' });
  });

  test('that fails may be tried again', async () => {
    let down = true;
    const { session } = sessionWith(() => (down ? 'lost' : { body: initBody(tokensOf()) }));
    await expect(session.start()).rejects.toMatchObject({ kind: 'unreachable' });
    down = false;
    await session.start();
    expect(session.viewer.value).toEqual({ who: 'guest' });
  });

  test('with a stored token that has expired renews it', async () => {
    const { session } = sessionWith(byPath({
      '/init/': ({ headers }) => (headers.authorization === `Bearer ${tokenOf('Ada', 1)}` ? { body: initBody() } : { status: 401, body: { code: 'token-expired' } }),
      '/token/refresh': { body: tokensOf('Ada', 1) },
    }), tokensOf('Ada'));
    await session.start();
    expect(session.viewer.value).toMatchObject({ who: 'member', displayName: 'Ada' });
    expect(session.held()?.tokens).toEqual(tokensOf('Ada', 1));
  });

  test('answers late: a sign-in that was faster is not undone by the guest it brings', async () => {
    let answerInit: (answer: Answer) => void = () => undefined;
    const { session } = sessionWith(() => new Promise<Answer>((resolve) => (answerInit = resolve)));
    const started = session.start();
    session.adopt(later(tokensOf('Ada')));
    answerInit({ body: initBody(tokensOf()) });
    await started;
    expect(session.viewer.value).toMatchObject({ displayName: 'Ada' });
  });
});

describe('a refresh', () => {
  test('runs once for many callers', async () => {
    const { session, sent } = sessionWith(byPath({ '/token/refresh': { body: tokensOf('Ada', 1) } }), tokensOf('Ada'));
    const tokens = await Promise.all([session.renew(tokenOf('Ada')), session.renew(tokenOf('Ada')), session.renew(tokenOf('Ada'))]);
    expect(tokens).toEqual([tokenOf('Ada', 1), tokenOf('Ada', 1), tokenOf('Ada', 1)]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.authorization).toBe(`Bearer ${tokenOf('Ada')}`);
  });

  test('takes what another tab has renewed', async () => {
    const { session, sent, storage } = sessionWith(byPath({}), tokensOf('Ada'));
    storage.write({ tokens: tokensOf('Ada', 5) });
    expect(await session.renew(tokenOf('Ada'))).toBe(tokenOf('Ada', 5));
    expect(sent).toEqual([]);
  });

  test.each<[string, Answer, object]>([
    ['refused (reuse ends the family): a guest again', { status: 401, body: { code: 'refresh-token-reused' } }, { who: 'guest' }],
    ['asked too early: nothing changes', { status: 429, body: { code: 'too-early' } }, { who: 'member' }],
  ])('%s', async (_, answer, viewer) => {
    const { session } = sessionWith(byPath({ '/token/refresh': answer, '/init/': { body: initBody(tokensOf()) } }), tokensOf('Ada'));
    session.adopt(later(tokensOf('Ada')));
    await session.renew(tokenOf('Ada'));
    expect(session.viewer.value).toMatchObject(viewer);
  });

  test('that ends the session lets calls made meanwhile wait for the guest’s token', async () => {
    const { session } = sessionWith(byPath({ '/init/': { body: initBody(tokensOf()) }, '/refresh': { status: 401, body: { code: 'refresh-token-reused' } } }), tokensOf('Ada'));
    await session.start();
    const meanwhile: Promise<string | undefined>[] = [];
    session.viewer.subscribe((viewer) => {
      if (viewer?.who === 'guest') meanwhile.push(session.token());
    });
    await session.renew(tokenOf('Ada'));
    expect(await Promise.all(meanwhile)).toContain(tokenOf());
    expect(session.viewer.value).toEqual({ who: 'guest', sessionEnded: true });
  });

  test('without a network signs nobody out', async () => {
    const { session } = sessionWith(() => 'lost', tokensOf('Ada'));
    session.adopt(later(tokensOf('Ada')));
    await expect(session.renew(tokenOf('Ada'))).rejects.toMatchObject({ kind: 'unreachable' });
    expect(session.viewer.value).toMatchObject({ who: 'member' });
    expect(session.held()?.tokens).toEqual(tokensOf('Ada'));
  });
});

describe('signing in and out', () => {
  const answers = {
    '/login': (request: SentRequest): Answer => ({ body: { id: (request.body as { id: string }).id, result: tokensOf('Ada') } }),
    '/logout': { body: {} },
    '/init/': { body: initBody(tokensOf()) },
  };

  test('tells who is watching, and tells the family', async () => {
    const { session, told } = sessionWith(byPath(answers));
    expect(await signInTo(session, 'ada')).toEqual({ who: 'member', displayName: 'Ada', profileType: 'adult' });
    expect(told.at(-1)?.tokens).toEqual(tokensOf('Ada'));
  });

  test('a sign-out makes a guest, also when the platform does not hear it', async () => {
    const { session } = sessionWith(byPath({ ...answers, '/logout': 'lost' }), tokensOf('Ada'));
    session.adopt(later(tokensOf('Ada')));
    await session.signOut();
    expect(session.viewer.value).toEqual({ who: 'guest' });
    expect(await session.token()).toBe(tokenOf());
  });

  test('tokens that another frame has already put into shared storage are news to this one', async () => {
    const { session, storage } = sessionWith(byPath(answers));
    await session.start();
    session.adopt(storage.write({ tokens: tokensOf('Ada') }));
    expect(session.viewer.value).toMatchObject({ who: 'member', displayName: 'Ada' });
  });

  test('works where storage throws', async () => {
    const { session, storage } = sessionWith(byPath(answers), undefined, false);
    await signInTo(session, 'ada');
    expect(storage.lasting).toBe(false);
    expect(await session.token()).toBe(tokenOf('Ada'));
  });
});

describe('a sign-out', () => {
  test('ends the session here before the platform answers, and tells it with a request that outlives the page', async () => {
    const { session, sent, storage } = sessionWith(byPath({ '/logout': 'hangs', '/init/': 'hangs' }), tokensOf('Ada'));
    void session.start().catch(() => undefined);
    await session.signOut();
    expect(session.viewer.value).toEqual({ who: 'guest' });
    expect(storage.read()?.tokens).toBeUndefined();
    const logout = sent.find(({ url }) => url.pathname.endsWith('/logout'));
    expect(logout).toMatchObject({ keepalive: true, body: { refreshToken: 'refresh-Ada-0' }, headers: { authorization: `Bearer ${tokenOf('Ada')}` } });
  });

  test('is not undone by a refresh that was under way', async () => {
    let answer: (given: Answer) => void = () => undefined;
    const { session, storage, sent } = sessionWith((request) => (request.url.pathname.endsWith('/refresh') ? new Promise((resolve) => (answer = resolve)) : byPath({ ...guestInit, '/logout': { body: {} } })(request)), tokensOf('Ada'));
    const renewed = session.renew(tokenOf('Ada'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await session.signOut();
    answer({ body: tokensOf('Ada', 1) });
    expect(await renewed).not.toBe(tokenOf('Ada', 1));
    expect(storage.read()?.tokens).not.toEqual(tokensOf('Ada', 1));
    expect(session.viewer.value).toEqual({ who: 'guest' });
  });

  test('is not undone by a late message of another tab', async () => {
    const { session } = sessionWith(byPath({ ...guestInit, '/logout': { body: {} } }), tokensOf('Ada'));
    const old = session.held()!;
    await session.signOut();
    session.adopt(old);
    expect(session.viewer.value).toEqual({ who: 'guest' });
    expect(await session.token()).toBe(tokenOf());
  });
});

describe('who signed in last', () => {
  const login = { '/login': { body: { id: '1', result: tokensOf('Ben') } } };

  test('stays, when a guest who was asked for after a sign-out arrives late', async () => {
    let answer: (given: Answer) => void = () => undefined;
    const { session } = sessionWith((request) => (request.url.pathname.endsWith('/init/') ? new Promise((resolve) => (answer = resolve)) : byPath({ ...login, '/logout': { body: {} } })(request)), tokensOf('Ada'));
    await session.signOut();
    await signInTo(session, 'ben');
    answer({ body: initBody(tokensOf()) });
    expect(await session.token()).toBe(tokenOf('Ben'));
    expect(session.viewer.value).toMatchObject({ displayName: 'Ben' });
  });

  test.each<[string, Answer]>([
    ['succeeds', { body: tokensOf('Ada', 1) }],
    ['is refused', { status: 401, body: { code: 'session-ended' } }],
  ])('stays, when a refresh of the one before %s', async (_, given) => {
    let answer: (found: Answer) => void = () => undefined;
    const { session, sent } = sessionWith((request) => (request.url.pathname.endsWith('/refresh') ? new Promise((resolve) => (answer = resolve)) : byPath(login)(request)), tokensOf('Ada'));
    const renewed = session.renew(tokenOf('Ada'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await signInTo(session, 'ben');
    answer(given);
    expect(await renewed).toBe(tokenOf('Ben'));
    expect(session.held()?.tokens).toEqual(tokensOf('Ben'));
  });

  test('stays, when another tab sends what it held before', async () => {
    const { session } = sessionWith(byPath(login), tokensOf('Ada'));
    const old = session.held()!;
    await signInTo(session, 'ben');
    session.adopt(old);
    session.adopt({ ...old, tokens: undefined });
    expect(session.held()?.tokens).toEqual(tokensOf('Ben'));
    expect(session.viewer.value).toMatchObject({ displayName: 'Ben' });
  });

  test('needs no start that works', async () => {
    const { session, sent } = sessionWith(byPath({ ...login, '/init/': { status: 500 } }));
    await expect(session.start()).rejects.toMatchObject({ status: 500 });
    expect(session.viewer.value).toEqual({ who: 'guest' });
    expect(await signInTo(session, 'ben')).toMatchObject({ displayName: 'Ben' });
    expect(sent.filter(({ url }) => url.pathname.endsWith('/init/'))).toHaveLength(1);
  });
});

describe('a session that the platform ended', () => {
  const ended = byPath({ ...guestInit, '/refresh': { status: 401, body: { code: 'session-ended' } }, '/login': { body: { id: '1', result: tokensOf('Ada', 2) } }, '/logout': { body: {} } });

  test('is remembered of a member, also by the next page, until somebody signs in', async () => {
    const { session, storage } = sessionWith(ended, tokensOf('Ada'));
    await session.start();
    expect(await session.renew(tokenOf('Ada'))).toBe(tokenOf());
    expect(session.viewer.value).toEqual({ who: 'guest', sessionEnded: true });
    expect(storage.read()).toMatchObject({ tokens: tokensOf(), hasEnded: true });
    await signInTo(session, 'ada');
    expect(session.viewer.value).not.toHaveProperty('sessionEnded');
    await session.signOut();
    expect(session.viewer.value).toEqual({ who: 'guest' });
  });

  test('is forgotten by a sign-out', async () => {
    const { session } = sessionWith(ended, tokensOf('Ada'));
    await session.start();
    await session.renew(tokenOf('Ada'));
    await session.signOut();
    expect(session.viewer.value).toEqual({ who: 'guest' });
  });

  test('was no session of a guest', async () => {
    const { session } = sessionWith(ended, tokensOf());
    await session.start();
    await session.renew(tokenOf());
    expect(session.viewer.value).toEqual({ who: 'guest' });
  });
});

describe('storage that is emptied under a page', () => {
  test('makes the next call a guest\'s, without a reload', async () => {
    const { session, area, sent } = sessionWith(byPath({ '/init/': ({ headers }) => ({ body: initBody(headers.authorization ? undefined : tokensOf()) }) }), tokensOf('Ada'));
    await session.start();
    area.clear();
    expect(await Promise.all([session.token(), session.token()])).toEqual([tokenOf(), tokenOf()]);
    expect(session.viewer.value).toMatchObject({ who: 'guest' });
    expect(sent).toHaveLength(2);
  });
});

describe('a lock that is never released', () => {
  beforeEach(async () => {
    // A chunk that is fetched late: no timer of the test moves its first import on.
    await import('../../src/session/renewal/refresh.ts');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('holds a refresh up for fifteen seconds at most', async () => {
    const request = (_: string, { signal }: { signal: AbortSignal }) => new Promise((__, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    vi.stubGlobal('navigator', { locks: { request } });
    const { session } = sessionWith(byPath({ '/token/refresh': { body: tokensOf('Ada', 1) } }), tokensOf('Ada'));
    const renewed = session.renew(tokenOf('Ada'));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await renewed).toBe(tokenOf('Ada', 1));
  });

  test('is not what a hung refresh leaves behind', async () => {
    let isLocked = false;
    const request = async (_: string, __: object, work: () => Promise<unknown>) => {
      isLocked = true;
      return work().finally(() => (isLocked = false));
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const { session } = sessionWith(() => 'hangs', tokensOf('Ada'));
    const renewed = session.renew(tokenOf('Ada')).catch((failure: unknown) => failure);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await renewed).toMatchObject({ kind: 'unreachable' });
    expect(isLocked).toBe(false);
    expect(session.held()?.tokens).toEqual(tokensOf('Ada'));
  });
});
