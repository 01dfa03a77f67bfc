import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../support/test-platform.ts';

/**
 * Somebody guesses what is short enough to be guessed, is stopped, and takes nothing from the person who owns it.
 *
 * @source design/identity.md "brute force and spraying without locking the victim out", "device code guessing"
 */
let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const realm = 'cinema';
const email = 'buyer@footlight.test';
const [thief, home] = ['203.0.113.7', '198.51.100.20'];
const ask = (remoteAddress: string, path: string, body: object, token?: string): Promise<Reply> => platform.ask({ realm, remoteAddress, path, body, ...(token ? { token } : {}) });
const login = (from: string, secret: string, id = email) => ask(from, '/api/v2/login', { id, secret });

/** A sign-in that waits for the PIN of its account's profile, which was known in some places before. */
async function waitingSignIn(name: string, ...known: string[]) {
  const token = async () => ((await login(home, 'footlight', `${name}@footlight.test`)).body as { authorisationToken: string }).authorisationToken;
  const profileId = `cinema.${name}.profile`;
  await platform.ask({ realm, method: 'PUT', path: `/api/v1/user/profiles/${profileId}/pin`, token: await token(), body: { pin: '4711' } });
  const waiting = await token();
  const choose = (from: string, pin: string, by = waiting) => ask(from, '/api/v1/sign-in/profile', { token: by, profileId, pin });
  for (const place of known) await choose(place, '4711', await token());
  return { choose, token };
}

/** Numbers of so many digits but for the right one, as somebody counts them up. */
const wrongNumbers = (digits: number, right: string): string[] => Array.from({ length: 40 }, (_, index) => String(index).padStart(digits, '0')).filter((number) => number !== right);

interface Guess {
  what: string;
  /** How many guesses are looked at, at most. */
  looked: number;
  /** What a guess that was looked at, and was wrong, is answered with. */
  wrong: number;
  /** Prepares; gives each guess, and what the owner does while somebody guesses. */
  begin(): Promise<{ guesses: (() => Promise<Reply>)[]; right?(): Promise<Reply>; owner(): Promise<Reply> }>;
}

const devices = {
  start: async (from: string) => (await ask(from, '/api/v2/devices', { name: 'Television' })).body as { id: string; deviceCode: string; userCode: string; compareCode: string },
  allow: (from: string, token: string, body: object) => ask(from, '/api/v2/devices/decide', { allow: true, ...body }, token),
};
const magic = {
  start: async (from: string) => ((await ask(from, '/api/v2/token/alt/magic-email/start', { email })).body as { attempt: object }).attempt,
  link: async () => /token=([\w-]{43})/.exec(((await platform.ask({ path: `/demo/mails?to=${email}` })).body as { mails: { text: string }[] }).mails[0]!.text)![1]!,
  signIn: (from: string, proof: object) => ask(from, '/api/v2/token/alt/magic-email', proof),
};
const tokenOf = async (name: string) => (await platform.signIn(realm, name)).authorisationToken;

test.each<Guess>([
  {
    what: 'the password of an account, from one address', looked: 10, wrong: 401,
    begin: async () => ({ guesses: wrongNumbers(9, '').map((secret) => () => login(thief, secret)), right: () => login(thief, 'footlight'), owner: () => login(home, 'footlight') }),
  },
  {
    what: 'the password of an account, from many addresses', looked: 100, wrong: 401,
    begin: async () => {
      await login(home, 'footlight', 'vpn@footlight.test');
      const guess = (index: number, secret: string) => login(`203.0.113.${50 + index}`, secret, 'vpn@footlight.test');
      return { guesses: Array.from({ length: 130 }, (_, index) => () => guess(index, 'password123')), right: () => guess(150, 'footlight'), owner: () => login(home, 'footlight', 'vpn@footlight.test') };
    },
  },
  {
    what: 'the password of an account, from an address that its owner is known at', looked: 10, wrong: 401,
    begin: async () => {
      const [shared, other] = ['198.51.100.77', '198.51.100.78'];
      await login(shared, 'footlight', 'abroad@footlight.test');
      return {
        guesses: wrongNumbers(9, '').map((secret) => () => login(shared, secret, 'abroad@footlight.test')), right: () => login(shared, 'footlight', 'abroad@footlight.test'),
        owner: () => login(other, 'footlight', 'abroad@footlight.test'),
      };
    },
  },
  {
    what: 'the password of an account, from the addresses of one IPv6 network that its owner is known in', looked: 10, wrong: 401,
    begin: async () => {
      const network = '2001:db8:7:8';
      await login(`${network}::1`, 'footlight', 'subscriber@footlight.test');
      const guess = (index: number, secret: string) => login(`${network}:${index.toString(16)}::${index.toString(16)}`, secret, 'subscriber@footlight.test');
      return { guesses: wrongNumbers(9, '').map((secret, index) => () => guess(index + 2, secret)), right: () => guess(200, 'footlight'), owner: () => login('2001:db8:7:9::1', 'footlight', 'subscriber@footlight.test') };
    },
  },
  {
    what: 'the password of an account whose e-mail is written otherwise each time', looked: 10, wrong: 401,
    begin: async () => {
      const written = (index: number) => [...'netherlands'].map((letter, place) => ((index >> place) & 1 ? letter.toUpperCase() : letter)).join('');
      const guess = (index: number, secret: string) => login('203.0.113.11', secret, `${written(index)}@footlight.test`);
      return { guesses: wrongNumbers(9, '').map((secret, index) => () => guess(index, secret)), right: () => guess(50, 'footlight'), owner: () => login(home, 'footlight', 'netherlands@footlight.test') };
    },
  },
  {
    what: 'the password of an account, in its own session from address to address', looked: 10, wrong: 400,
    begin: async () => {
      const path = '/api/v2/user/password';
      const [stolen, mine] = [await tokenOf('subscriber'), await tokenOf('subscriber')];
      const change = (remoteAddress: string, token: string, current: string) => platform.ask({ method: 'PUT', realm, path, token, remoteAddress, body: { current, secret: 'footlight and more' } });
      return {
        guesses: wrongNumbers(9, '').map((current, index) => () => change(`192.0.2.${index + 1}`, stolen, current)), right: () => change(thief, stolen, 'footlight'),
        owner: () => change(home, mine, 'footlight'),
      };
    },
  },
  {
    what: 'one password for many accounts', looked: 100, wrong: 401,
    begin: async () => ({ guesses: Array.from({ length: 130 }, (_, index) => () => login('203.0.113.9', 'password123', `viewer-${index}@footlight.test`)), owner: () => login(home, 'footlight') }),
  },
  {
    what: 'the code of a television that waits', looked: 20, wrong: 404,
    begin: async () => {
      const [own, token, mine] = [await devices.start(home), await tokenOf('reader'), await tokenOf('buyer')];
      return {
        guesses: [...'BCDFGHJKLMNPQRSTVWXZBCDFGHJK'].map((letter) => () => ask(thief, '/api/v2/devices/find', { userCode: letter.repeat(8) }, token)),
        right: () => ask(thief, '/api/v2/devices/find', { userCode: own.userCode.replace('-', '') }, token),
        owner: () => devices.allow(home, mine, { id: own.id, userCode: own.userCode.replace('-', '') }),
      };
    },
  },
  {
    what: 'the six digits beside a television’s link', looked: 3, wrong: 400,
    begin: async () => {
      const [laid, own, token, mine] = [await devices.start(thief), await devices.start(home), await tokenOf('resume'), await tokenOf('buyer')];
      return {
        guesses: wrongNumbers(6, laid.compareCode).map((compareCode) => () => devices.allow(thief, token, { id: laid.id, compareCode })),
        right: () => devices.allow(thief, token, { id: laid.id, compareCode: laid.compareCode }),
        owner: () => devices.allow(home, mine, { id: own.id, compareCode: own.compareCode }),
      };
    },
  },
  {
    what: 'the short code of a magic link', looked: 5, wrong: 401,
    begin: async () => {
      const attempt = await magic.start(thief);
      const shown = ((await ask(home, '/api/v2/token/alt/magic-email/code', { token: await magic.link() })).body as { code: string }).code;
      const own = await magic.start(home);
      const link = await magic.link();
      return {
        guesses: wrongNumbers(6, shown).map((code) => () => magic.signIn(thief, { attempt, code })),
        right: () => magic.signIn(thief, { attempt, code: shown }),
        owner: () => magic.signIn(home, { attempt: own, token: link }),
      };
    },
  },
  {
    what: 'the PIN of a profile', looked: 5, wrong: 403,
    begin: async () => {
      const [token, mine] = [await tokenOf('team'), await tokenOf('team')];
      const path = '/api/v1/user/profiles';
      const locked = (await ask(home, path, { name: 'Leo', type: 'adult' }, token)).body as { id: string };
      const other = (await ask(home, path, { name: 'Nia', type: 'adult' }, token)).body as { id: string };
      await platform.ask({ realm, method: 'PUT', path: `${path}/${locked.id}/pin`, token, body: { pin: '4711' } });
      const choose = (pin: string) => ask(thief, `${path}/${locked.id}/select`, { pin }, token);
      return { guesses: wrongNumbers(4, '4711').map((pin) => () => choose(pin)), right: () => choose('4711'), owner: () => ask(home, `${path}/${other.id}/select`, {}, mine) };
    },
  },
  {
    what: 'the PIN that a sign-in asks for, from the addresses of one IPv6 network that the PIN is known in', looked: 5, wrong: 403,
    begin: async () => {
      const network = '2001:db8:7:b';
      const { choose, token } = await waitingSignIn('netherlands', `${network}::1`);
      return { guesses: wrongNumbers(4, '4711').map((pin, index) => () => choose(`${network}::${(index + 2).toString(16)}`, pin)), right: () => choose(`${network}::ff`, '4711'), owner: async () => choose(home, '4711', await token()) };
    },
  },
  {
    what: 'the PIN that a sign-in asks for, from networks that the PIN is known in', looked: 10, wrong: 403,
    begin: async () => {
      const networks = Array.from({ length: 13 }, (_, index) => `198.51.100.${100 + index}`);
      const { choose, token } = await waitingSignIn('germany', ...networks);
      return { guesses: networks.flatMap((network) => ['0000', '1111'].map((pin) => () => choose(network, pin))), right: () => choose(networks[12]!, '4711'), owner: async () => choose(home, '4711', await token()) };
    },
  },
])('guessing $what ends after $looked, and its owner goes on', async ({ looked, wrong, begin }) => {
  const { guesses, right, owner } = await begin();
  const answers: number[] = [];
  for (const guess of guesses) answers.push((await guess()).status);
  expect(answers.length).toBeGreaterThan(looked);
  // From the first refusal on nothing is looked at.
  expect(answers.slice(0, looked)).toEqual(Array<number>(looked).fill(wrong));
  if (right) expect((await right()).status).toBeGreaterThanOrEqual(400);
  else expect(answers.slice(looked).every((status) => status === 429)).toBe(true);
  expect((await owner()).status).toBe(200);
});

/** Somebody asks for mails to another's address until there are no more. */
describe.each([
  ['a magic link', '/api/v2/token/alt/magic-email/start', { email: 'reader@footlight.test' }],
  ['a new password', '/api/v2/reset-password/create', { id: 'reader@footlight.test', provider: 'id' }],
])('mails with %s', (_what, path, body) => {
  const spend = async (from: string) => {
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await ask(from, path, body)).status);
    return statuses;
  };

  test('that a stranger spends do not keep the owner’s back', async () => {
    expect([await spend('203.0.113.50'), (await ask('198.51.100.51', path, body)).status]).toEqual([[200, 200, 200, 429], 200]);
  });

  test('that strangers spend at many addresses are still sent to where the owner signed in', async () => {
    expect((await login('198.51.100.60', 'footlight', 'reader@footlight.test')).status).toBe(200);
    for (const last of [61, 62, 63, 64]) await spend(`203.0.113.${last}`);
    expect([(await ask('203.0.113.65', path, body)).status, (await ask('198.51.100.60', path, body)).status]).toEqual([429, 200]);
  });
});

test('a link that a stranger asks for does not end the owner’s', async () => {
  const own = await magic.start('198.51.100.70');
  const link = await magic.link();
  await magic.start('203.0.113.70');
  expect((await magic.signIn('198.51.100.70', { attempt: own, token: link })).status).toBe(200);
});

describe('a PIN that is guessed over days, from session to session', () => {
  const [name, mailbox, pin] = ['Leonor', 'vpn@footlight.test', '4711'];
  const path = '/api/v1/user/profiles';
  const later = async (advance = 15 * 60_000) => void await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance } });
  const session = () => tokenOf('vpn');
  const mails = async () => ((await platform.ask({ path: `/demo/mails?to=${mailbox}` })).body as { mails: { subject: string; text: string }[] }).mails.filter(({ subject }) => subject.includes('guessing a PIN'));
  const choose = (id: string, given: string, token: string, from = thief) => ask(from, `${path}/${id}/select`, { pin: given }, token);
  const lock = async (token: string) => {
    const { id } = (await ask(home, path, { name, type: 'adult' }, token)).body as { id: string };
    await platform.ask({ realm, method: 'PUT', path: `${path}/${id}/pin`, token, body: { pin } });
    return id;
  };
  /** Five tries of each of so many sessions. */
  const guess = async (id: string, sessions: number, first: number) => {
    const codes: string[] = [];
    for (let one = 0; one < sessions; one += 1) {
      const token = await session();
      for (let turn = 0; turn < 5; turn += 1) codes.push(((await choose(id, String(first + one * 5 + turn).padStart(4, '0'), token)).body as { code: string }).code);
    }
    return codes;
  };

  test('is looked at fifty times a day, its owner is told once, and goes on by the password', { timeout: 120_000 }, async () => {
    const id = await lock(await session());
    expect(await guess(id, 5, 0)).toEqual(Array<string>(25).fill('pin-wrong'));
    expect(((await choose(id, pin, await session())).body as { code: string }).code).toBe('too-many-requests');
    await later();
    expect(await guess(id, 5, 25)).toEqual(Array<string>(25).fill('pin-wrong'));
    await later();
    const refused = await choose(id, pin, await session());
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'pin-locked' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
    expect((await mails()).map(({ text }) => text.includes(name))).toEqual([true]);

    const parent = await session();
    const renewed = await platform.ask({ realm, method: 'PUT', path: `${path}/${id}/pin`, token: parent, body: { password: 'footlight', pin: '1357' } });
    expect([renewed.status, (await choose(id, '1357', parent)).status]).toEqual([200, 200]);
    await later(24 * 3_600_000);
  });

  test('does not shut out the session that set it', async () => {
    const parent = await session();
    const id = await lock(parent);
    await guess(id, 5, 0);
    expect([(await choose(id, pin, await session())).status, (await choose(id, pin, parent)).status]).toEqual([429, 200]);
    await later(24 * 3_600_000);
  });

  test('is looked at fifty times a day at a known address too, where a sign-in asks for it', { timeout: 120_000 }, async () => {
    const owner = await session();
    const { profiles } = (await platform.ask({ realm, path, token: owner })).body as { profiles: { id: string; current: boolean }[] };
    const id = profiles.find(({ current }) => current)!.id;
    await platform.ask({ realm, method: 'PUT', path: `${path}/${id}/pin`, token: owner, body: { pin } });
    const enter = async () => ((await login(home, 'footlight', mailbox)).body as { authorisationToken: string }).authorisationToken;
    const chooseThere = async (given: string, token: string) => (await ask(home, '/api/v1/sign-in/profile', { token, profileId: id, pin: given })).status;
    expect(await chooseThere(pin, await enter())).toBe(200);
    const looked: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const token = await enter();
      for (const given of ['0000', '0001', '0002', '0003', '0004']) looked.push(await chooseThere(given, token));
      await later();
    }
    expect(looked).toEqual([...Array<number>(50).fill(403), ...Array<number>(5).fill(429)]);
  });
});
