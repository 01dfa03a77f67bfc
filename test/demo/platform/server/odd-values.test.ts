import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiRoutes } from '../../../../demo/platform/server/api-host.ts';
import type { RecordedAnswer, RecordedAnswers } from '../../../support/recorded-answers/record-answers.ts';
import { recordedQuestions } from '../../../support/recorded-questions.ts';
import { openTestPlatform, type Question, type TestPlatform, type TestRealm } from '../../../support/test-platform.ts';

const folder = 'test/support/recorded-answers/recorded';
const recorded = Object.assign({}, ...readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as RecordedAnswers)) as RecordedAnswers;

/** Calls that end the session by which the others are asked. */
const endings = new Set(['logout', 'deleteAccount', 'endOtherSessions', 'endOpenSession', 'changePassword']);
const asked = apiRoutes.filter(({ name }) => recorded[name] && !endings.has(name));

let platform: TestPlatform;
const tokens = new Map<string, string | undefined>();
beforeAll(async () => {
  platform = await openTestPlatform();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => platform.close());

async function tokenOf({ realm, viewer }: RecordedAnswer): Promise<string | undefined> {
  const name = `${realm} ${viewer}`;
  if (viewer !== 'visitor' && !tokens.has(name)) tokens.set(name, (await (viewer === 'guest' ? platform.guest(realm as TestRealm) : platform.signIn(realm as TestRealm, viewer))).authorisationToken);
  return tokens.get(name);
}

/** How each call is answered that was recorded as good, with this value in each of its places: those answers that are not as they should be. */
async function answersTo(value: unknown, isWrong: (status: number, question: Question) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of asked) {
    const answers = Object.values(recorded[route.name]!);
    const recording = answers.find(({ status }) => status === 200) ?? answers[0]!;
    const token = await tokenOf(recording);
    for (const question of recordedQuestions(route, recording, value)) {
      const { status, body } = await platform.ask({ ...question, ...(token === undefined ? {} : { token }) });
      const isAway = (body as { code?: string } | undefined)?.code === 'provider-unavailable';
      if (isWrong(status, question) && !isAway) wrong.push(`${question.method} ${question.path} ${JSON.stringify(question.body)}: ${status} ${JSON.stringify(body)}`);
    }
  }
  return wrong;
}

test('nearly every call is asked', () => {
  expect(asked.length).toBeGreaterThan(apiRoutes.length * 0.9);
});

describe('in each place of each call', () => {
  test('NUL is refused', async () => {
    expect(await answersTo('a\0b', (status) => status < 400 || status >= 500)).toEqual([]);
  }, 120_000);

  // In an address it is written by bytes that are no UTF-8, which are read as they stand.
  test.each([['half a character', 'a\uD83Cb', /\\ud83c/], ['the other half', '\uDFACb', /\\udfac/]])('%s is refused in a body', async (_what, text, written) => {
    expect(await answersTo(text, (status, { body }) => status >= 500 || (status < 400 && written.test(JSON.stringify(body))))).toEqual([]);
  }, 120_000);

  test.each([
    ['letters of four bytes, wildcards and a backslash', '🎬𝔸%_\\'], ['a statement', "'; select 1 --"], ['control characters', '\u001B[31m\r\n\u202E'], ['the last date of the language', '+275760-09-13T00:00:00.000Z'], ['a date before the calendar', '-000001-01-01T00:00:00Z'],
    ['a text of a number without end', '1e400'], ['a text of a large number', '9999999999999999999'], ['a fraction', 0.5], ['minus nothing', -0], ['less than nothing', -1], ['one more than four bytes hold', 2 ** 31], ['one more than eight bytes hold', 2 ** 63], ['the greatest number', 1e308], ['one after the last moment', 8.64e15 + 2], ['nothing', null], ['a list', [[]]], ['an object', {}],
  ])('%s is a value like another', async (_what, value) => {
    expect(await answersTo(value, (status) => status >= 500)).toEqual([]);
  }, 120_000);
});

describe('in each address of a host', () => {
  const paths = ['/WORD', '/document/WORD', '/document/head?address=/WORD', '/frames/WORD', '/fonts/WORD', '/embed/WORD', '/site/WORD', '/section/WORD', '/video/WORD', '/live/WORD', '/news/WORD/WORD', '/?locale=WORD', '/search?query=WORD', '/art/hero/WORD/a.jpg', '/s/WORD', '/ads/WORD', '/realm-settings/WORD', '/realm-settings/domain/WORD', '/playback/free/vod/WORD', '/oauth/WORD', '/pay/WORD', '/fields/WORD', '/mails/WORD', '/mails?to=WORD', '/interaction/WORD', '/demo/mails?to=WORD', '/demo/charges?account=WORD'];
  const hosts = ['cinema', 'arena', 'media', 'api', 'partner', 'docs', 'mail', 'acs', 'card', 'toolkit', 'google', 'sso', 'operator'];

  test.each(['%00', 'a%00b', '%ed%a0%bc', '%ff', '%', '%F0%9F%8E%AC', '%25%5F%5C', '%E2%80%AE'])('%s is a word like another', async (word) => {
    const questions = hosts.flatMap((host) => paths.map((path): Question => ({ host: `${host}.localhost`, path: path.replaceAll('WORD', word), headers: { accept: 'text/html' } })));
    const faults: string[] = [];
    for (const question of questions) {
      const { status, body } = await platform.ask(question);
      if (status >= 500) faults.push(`${question.host}${question.path}: ${status} ${JSON.stringify(body)}`);
    }
    expect(faults).toEqual([]);
  }, 120_000);
});
