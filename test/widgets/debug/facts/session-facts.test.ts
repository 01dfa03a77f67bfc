import { afterEach, expect, test } from 'vitest';
import { pageGlobal } from '../../../../src/page/page-global.ts';
import { readSessions } from '../../../../widgets/debug/facts/session-facts.ts';

const runtimes = pageGlobal<Map<string, Promise<unknown>>>('runtimes');
afterEach(() => void runtimes.take());
const signal = <T>(value: T) => ({ peek: () => value });
const runtimeWith = (viewer: object | undefined) => ({
  settings: { realm: 'arena', origin: 'https://watch.example', apiKey: 'key' }, host: 'partner',
  store: { context: { viewer: signal(viewer) }, labels: { locale: signal({ locale: 'en' }) } },
});

test('of a viewer only whether they are signed in, and which kind of profile watches', async () => {
  runtimes.write(new Map([
    ['one', Promise.resolve(runtimeWith({ who: 'member', id: 'v-1234', displayName: 'Alex', profileType: 'child' }))],
    ['two', Promise.resolve(runtimeWith({ who: 'guest', sessionEnded: true }))],
    ['three', Promise.resolve(runtimeWith(undefined))],
    ['four', Promise.reject(new Error('no tenant'))],
  ]));
  const sessions = await readSessions();
  expect(sessions.map(({ viewer, profile, ended }) => [viewer, profile, ended])).toEqual([['member', 'child', false], ['guest', undefined, true], ['unknown', undefined, false]]);
  expect(JSON.stringify(sessions)).not.toMatch(/Alex|v-1234|key/);
});
