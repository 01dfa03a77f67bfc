// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { FormField } from '../../../../src/contracts/identity/form-field.ts';
import { createSignUpMemory } from '../../../../src/store/identity/sign-up/sign-up-memory.ts';

const field = (type: FormField['type']): FormField => ({ id: type, type, labelKey: type, required: true, size: 'FULL', order: 0, readOnly: false });
const fields = [field('email'), field('password'), field('confirmPassword')];
let now = 1_000;
const memory = () => createSignUpMemory('cinema', () => now);
const filled = { values: { email: 'nia@footlight.test', password: 'a horse and a lamp', confirmPassword: 'a horse and a lamp' }, answers: { news: true } };
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  now = 1_000;
});

test('what was filled in comes back once, without its secrets', () => {
  memory().keep(fields, filled);
  expect(JSON.stringify(sessionStorage)).not.toContain('horse');
  expect(memory().take()).toEqual({ values: { email: 'nia@footlight.test' }, answers: { news: true } });
  expect(memory().take()).toBeUndefined();
});

test('after half an hour it is gone', () => {
  memory().keep(fields, filled);
  now += 30 * 60_000;
  expect(memory().take()).toBeUndefined();
});

test('an empty form keeps nothing, and another tenant reads nothing', () => {
  memory().keep(fields, { values: {}, answers: { news: true } });
  expect(memory().take()).toBeUndefined();
  memory().keep(fields, filled);
  expect(createSignUpMemory('arena', () => now).take()).toBeUndefined();
});

test('what somebody else wrote there is not read', () => {
  sessionStorage.setItem('footlight-sign-up:cinema', '{"at":1000,"values":[1],"answers":null}');
  expect(memory().take()).toBeUndefined();
});

test('storage that throws keeps nothing and breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new Error('full'); });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => { throw new Error('denied'); });
  expect(() => memory().keep(fields, filled)).not.toThrow();
  expect(memory().take()).toBeUndefined();
});
