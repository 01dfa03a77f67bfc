// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error.ts';
import type { AuthProvider } from '../../../../src/contracts/identity/auth-provider.ts';
import { clientDetailsStore } from '../../../../src/store/identity/operators/client-details.ts';
import { operatorCallsOf } from '../../../../src/store/identity/operators/operator-calls.ts';

const provider: AuthProvider = { name: 'tv', kind: 'adobe-dcr', title: 'TV', featured: true, requestorId: 'footlight' };
const details = clientDetailsStore('arena');
beforeEach(() => details.remove());

/** A platform that answers so many calls for a code by these statuses; the last one for ever. */
function platform(...statuses: number[]) {
  const made: string[] = [];
  const ask = vi.fn(async (call: { name: string }) => {
    made.push(call.name);
    if (call.name === 'readSoftwareStatement') return { softwareStatement: 'statement' };
    if (call.name === 'registerOperatorClient') return { client_id: `id-${made.length}`, client_secret: 'secret' };
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    if (status !== 200) throw new ApiError('refused', call.name, { status: status ?? 500, body: { code: 'client-not-registered', messages: [] } });
    return { accessToken: 'access', code: 'ABCDEFG' };
  });
  return { made, calls: operatorCallsOf({ ask: ask as never }, provider, 'arena', details), count: (name: string) => made.filter((one) => one === name).length };
}

/** @source spec 3 §4 "A 400 on the regcode call removes the stored client details and retries once" */
describe('the call for a code', () => {
  test('registers a browser that has no details, and keeps them', async () => {
    const { calls, made } = platform(200);
    await calls.begin();
    expect(made).toEqual(['readSoftwareStatement', 'registerOperatorClient', 'makeRegcode']);
    await calls.begin();
    expect(made.slice(3)).toEqual(['makeRegcode']);
  });

  test('refused with 400: the stored details go, and it is made exactly once more', async () => {
    details.keep({ realm: 'arena', clientId: 'old', clientSecret: 'old' });
    const { calls, count } = platform(400, 200);
    await calls.begin();
    expect(count('makeRegcode')).toBe(2);
    expect(details.read()?.clientId).toBe('id-3');
  });

  test('refused twice: no third time', async () => {
    const { calls, count } = platform(400);
    await expect(calls.begin()).rejects.toMatchObject({ status: 400 });
    expect([count('makeRegcode'), count('registerOperatorClient')]).toEqual([2, 2]);
  });

  test('another refusal is not repeated, and the details stay', async () => {
    details.keep({ realm: 'arena', clientId: 'own', clientSecret: 'own' });
    const { calls, count } = platform(502);
    await expect(calls.begin()).rejects.toMatchObject({ status: 502 });
    expect([count('makeRegcode'), details.read()?.clientId]).toEqual([1, 'own']);
  });

  test('the details of another tenant are none', () => {
    details.keep({ realm: 'cinema', clientId: 'other', clientSecret: 'other' });
    expect(details.read()).toBeUndefined();
  });
});
