// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createMagicMemory } from '../../../../src/store/identity/magic-link/magic-memory.ts';

const asked = { attempt: { id: 'a', secret: 's' }, email: 'ada@example.org', sentAt: 1, expiresAt: 100, query: { from: '/epg' } };
const memory = createMagicMemory('cinema');
afterEach(() => {
  vi.restoreAllMocks();
  memory.forget();
});

test('another tab of the browser finds the newest link', () => {
  memory.keep(asked);
  memory.keep({ ...asked, email: 'other@example.org' });
  expect(createMagicMemory('cinema').read(50)?.email).toBe('other@example.org');
  expect(createMagicMemory('arena').read(50)).toBeUndefined();
});

test('a link that has expired is forgotten, with its e-mail', () => {
  memory.keep(asked);
  expect(memory.read(100)).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test('where storage throws, the page itself remembers', () => {
  const broken = () => { throw new Error('no storage'); };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(broken);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(broken);
  memory.keep(asked);
  expect(memory.read(50)).toEqual(asked);
});

test.each(['{', '[]', JSON.stringify({ ...asked, query: { from: 1 } }), JSON.stringify({ ...asked, attempt: {} })])('what is no asked link is none: %s', (text) => {
  localStorage.setItem('footlight-magic-link:cinema', text);
  expect(memory.read(50)).toBeUndefined();
});
