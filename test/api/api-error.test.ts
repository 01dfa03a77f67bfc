import { expect, it } from 'vitest';
import { ApiError, asApiError, isApiError } from '../../src/api/api-error.ts';

it.each([
  ['the platform\'s code', new ApiError('refused', 'login', { status: 401, body: { code: 'INVALID_CREDENTIALS', messages: [] } }), 'INVALID_CREDENTIALS', 'login: refused 401'],
  ['its kind without a body', new ApiError('unreachable', 'login'), 'unreachable', 'login: unreachable'],
  ['its kind, and the place in its message', new ApiError('contract-broken', 'login', { status: 200, detail: 'tokens' }), 'contract-broken', 'login: contract-broken 200 (tokens)'],
])('is named by %s', (_, error, code, message) => {
  expect([error.code, error.message]).toEqual([code, message]);
});

it('is known across copies of this module', () => {
  const copy = Object.assign(new Error('x'), { name: 'ApiError', kind: 'refused', call: 'login' });
  expect([isApiError(copy), isApiError(new Error('x')), isApiError({ name: 'ApiError' }), isApiError(undefined)]).toEqual([true, false, false, false]);
});

it('makes a failed call of anything that was thrown', () => {
  const error = new ApiError('refused', 'login');
  expect(asApiError(error)).toBe(error);
  expect(asApiError(new TypeError('x'))).toMatchObject({ kind: 'unreachable', status: 0 });
});
