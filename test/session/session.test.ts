import { describe, expect, test } from 'vitest';
import { createHttpClient } from '../../src/api/http-client.ts';
import type { Tokens } from '../../src/contracts/identity/tokens.ts';
import { createSession } from '../../src/session/session.ts';
import { createTokenStorage } from '../../src/session/token-storage.ts';
import { answeringFetch, type Answer, type SentRequest } from '../support/answering-fetch.ts';
import { testSettings } from '../support/test-settings.ts';

const claims = (name: string | undefined) => ({
  id: name ?? 'guest', loc: 'GB', rol: name ? 'member' : 'guest', isGuest: !name, pro: { id: 'p', tp: 'adult' }, exp: 2_000_000_000, ...(name ? { name } : {}),
});
const tokenOf = (name?: string, turn = 0) => `h.${Buffer.from(JSON.stringify({ ...claims(name), turn })).toString('base64url')}.s`;
const tokensOf = (name?: string, turn = 0): Tokens => ({ authorisationToken: tokenOf(name, turn), refreshToken: `refresh-${name ?? 'guest'}-${turn}` });
const initBody = (tokens?: Tokens) => ({ now: '2026-01-01T00:00:00Z', preferences: {}, menu: [], liveCount: 0, ...(tokens ? { authentication: tokens } : {}) });

const memoryStorage = (): Storage => {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    key: () => null,
    get length() {
      return entries.size;
    },
  };
};

function sessionWith(answer: (request: SentRequest) => Answer | Promise<Answer>, stored?: Tokens, lasting = true) {
  const { fetch, sent } = answeringFetch(answer);
  const told: (Tokens | undefined)[] = [];
  const area = memoryStorage();
  const storage = createTokenStorage('arena', () => {
    if (!lasting) throw new DOMException('denied', 'SecurityError');
    return area;
  });
  if (stored) storage.write(stored);
  const client = createHttpClient({
    settings: testSettings, locale: () => 'en', fetch,
    tokens: { token: () => session.token(), renew: (refused) => session.renew(refused) },
  });
  const session = createSession({ client, storage, realm: 'arena', onTokens: (tokens) => told.push(tokens) });
  return { session, sent, told, storage };
}

const byPath = (answers: Record<string, Answer | ((request: SentRequest) => Answer)>) => (request: SentRequest): Answer => {
  const found = Object.entries(answers).find(([path]) => request.url.pathname.endsWith(path));
  if (!found) throw new Error(`nothing answers ${request.url.pathname}`);
  return typeof found[1] === 'function' ? found[1](request) : found[1];
};

describe('a start', () => {
  test('makes a visitor a guest and asks once', async () => {
    const { session, sent, told } = sessionWith(byPath({ '/init/': { body: initBody(tokensOf()) } }));
    expect(session.viewer.value).toBeUndefined();
    const [, token] = await Promise.all([session.start(), session.token(), session.start()]);
    expect(session.viewer.value).toEqual({ who: 'guest' });
    expect(token).toBe(tokenOf());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
    expect(told).toEqual([tokensOf()]);
  });

  test('knows a member by what is stored before the platform answers', () => {
    const { session } = sessionWith(() => new Promise<Answer>(() => undefined), tokensOf('Ada'));
    void session.start();
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
    expect(session.held()).toEqual(tokensOf('Ada', 1));
  });

  test('answers late: a sign-in that was faster is not undone by the guest it brings', async () => {
    let answerInit: (answer: Answer) => void = () => undefined;
    const { session } = sessionWith(() => new Promise<Answer>((resolve) => (answerInit = resolve)));
    const started = session.start();
    session.adopt(tokensOf('Ada'));
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
    storage.write(tokensOf('Ada', 5));
    expect(await session.renew(tokenOf('Ada'))).toBe(tokenOf('Ada', 5));
    expect(sent).toEqual([]);
  });

  test.each<[string, Answer, object]>([
    ['refused (reuse ends the family): a guest again', { status: 401, body: { code: 'refresh-token-reused' } }, { who: 'guest' }],
    ['asked too early: nothing changes', { status: 429, body: { code: 'too-early' } }, { who: 'member' }],
  ])('%s', async (_, answer, viewer) => {
    const { session } = sessionWith(byPath({ '/token/refresh': answer, '/init/': { body: initBody(tokensOf()) } }), tokensOf('Ada'));
    session.adopt(tokensOf('Ada'));
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
    expect(await Promise.all(meanwhile)).toEqual([tokenOf()]);
    expect(session.viewer.value).toEqual({ who: 'guest' });
  });

  test('without a network signs nobody out', async () => {
    const { session } = sessionWith(() => 'lost', tokensOf('Ada'));
    session.adopt(tokensOf('Ada'));
    await expect(session.renew(tokenOf('Ada'))).rejects.toMatchObject({ kind: 'unreachable' });
    expect(session.viewer.value).toMatchObject({ who: 'member' });
    expect(session.held()).toEqual(tokensOf('Ada'));
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
    expect(await session.signIn({ id: 'ada', secret: 'x' })).toEqual({ who: 'member', displayName: 'Ada', profileType: 'adult' });
    expect(told.at(-1)).toEqual(tokensOf('Ada'));
  });

  test('a sign-out makes a guest, also when the platform does not hear it', async () => {
    const { session } = sessionWith(byPath({ ...answers, '/logout': 'lost' }), tokensOf('Ada'));
    session.adopt(tokensOf('Ada'));
    await session.signOut();
    expect(session.viewer.value).toEqual({ who: 'guest' });
    expect(session.held()).toEqual(tokensOf());
  });

  test('tokens that another frame has already put into shared storage are news to this one', async () => {
    const { session, storage } = sessionWith(byPath(answers));
    await session.start();
    storage.write(tokensOf('Ada'));
    session.adopt(tokensOf('Ada'));
    expect(session.viewer.value).toMatchObject({ who: 'member', displayName: 'Ada' });
  });

  test('works where storage throws', async () => {
    const { session, storage } = sessionWith(byPath(answers), undefined, false);
    await session.signIn({ id: 'ada', secret: 'x' });
    expect(storage.lasting).toBe(false);
    expect(await session.token()).toBe(tokenOf('Ada'));
  });
});
