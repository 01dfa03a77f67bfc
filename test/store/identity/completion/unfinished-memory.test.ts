import { beforeEach, expect, test, vi } from 'vitest';
import { createUnfinishedMemory } from '../../../../src/store/identity/completion/unfinished-memory.ts';

let now = 0;
const memory = () => createUnfinishedMemory('arena', () => now);
const held = { token: 'finish', screen: 'login', asks: 'profile' as const };

beforeEach(() => {
  now = 1_000;
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text), removeItem: (name: string) => kept.delete(name) });
});

test.each([[0, held], [29 * 60_000, held], [30 * 60_000, undefined], [-1, undefined]])('after %i ms it is read as %j', (passed, read) => {
  memory().keep(held);
  now += passed;
  expect(memory().read()).toEqual(read);
});

test('what another release kept asks for information', () => {
  sessionStorage.setItem('footlight-unfinished:arena', JSON.stringify({ token: 'finish', screen: 'login', at: now }));
  expect(memory().read()).toEqual({ token: 'finish', screen: 'login', asks: 'information' });
});

test('is another tenant’s own, and is forgotten', () => {
  memory().keep(held);
  expect(createUnfinishedMemory('cinema', () => now).read()).toBeUndefined();
  memory().forget();
  expect(memory().read()).toBeUndefined();
});

test.each(['', 'null', '[]', '{"token":1,"screen":"login","at":1000}', '{"token":"x"}', '{'])('what somebody else wrote is nothing: %s', (text) => {
  sessionStorage.setItem('footlight-unfinished:arena', text);
  expect(memory().read()).toBeUndefined();
});

test('a sign-in that begins takes away what was typed for another', () => {
  sessionStorage.setItem('footlight-completion:arena', '{}');
  memory().keep(held);
  expect(sessionStorage.getItem('footlight-completion:arena')).toBeNull();
});

test('storage that throws keeps nothing', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => { throw new Error('blocked'); }, setItem: () => { throw new Error('blocked'); }, removeItem: () => { throw new Error('blocked'); } });
  memory().keep(held);
  memory().forget();
  expect(memory().read()).toBeUndefined();
});
