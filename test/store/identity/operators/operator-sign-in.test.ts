import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error.ts';
import type { AuthProvider } from '../../../../src/contracts/identity/auth-provider.ts';
import type { ProviderReturn } from '../../../../src/contracts/identity/sign-in-attempt.ts';
import type { OperatorCalls } from '../../../../src/store/identity/operators/operator-calls.ts';
import { operatorMemory } from '../../../../src/store/identity/operators/operator-memory.ts';
import { createOperatorSignIn } from '../../../../src/store/identity/operators/operator-sign-in.ts';

const provider: AuthProvider = { name: 'tv-operator', kind: 'adobe-dcr', title: 'TV operator', featured: true, baseUri: 'http://mvpd.localhost:4000', requestorId: 'arena' };
const answer = { authorisationToken: 'a', refreshToken: 'r', missingInformationStatus: 'COMPLETE' as const, linkedAccounts: [] };

/** A sign-in that waits for the window of its operator. */
async function waiting(finish: OperatorCalls['finish'] = async () => answer) {
  let take: (back: ProviderReturn) => boolean = () => false;
  const opened = { isOpen: true, go: vi.fn(), close: vi.fn(), onReturn: (next: typeof take) => ((take = next), () => undefined) };
  const calls = { operators: async () => [{ id: 'nordlink', displayName: 'Nordlink', featured: true }], begin: vi.fn(async () => ({ code: 'CODE' })), finish: vi.fn(finish) } satisfies OperatorCalls;
  const slice = createOperatorSignIn({ provider, calls, page: { open: () => opened, leave: vi.fn() }, memory: operatorMemory('arena'), returnUri: 'http://arena.localhost:4000/providers/success?provider=tv-operator', query: {} });
  await slice.load();
  await slice.choose('nordlink');
  return { slice, opened, calls, bring: (back: ProviderReturn) => take(back) };
}

test('the window leads to the chosen operator, and what it brings signs in', async () => {
  const { slice, opened, calls, bring } = await waiting();
  expect(slice.step.value).toEqual({ step: 'waiting' });
  expect(opened.go).toHaveBeenCalledWith(expect.stringMatching(/^http:\/\/mvpd\.localhost:4000\/authenticate\?reg_code=CODE&requestor_id=arena&mvpd=nordlink&/));
  expect(bring({ state: '', code: 'proof' })).toBe(true);
  await vi.waitFor(() => expect(slice.step.value).toEqual({ step: 'signed-in', answer }));
  expect(calls.finish).toHaveBeenCalledWith({ code: 'CODE' }, 'proof');
});

test.each([
  ['access_denied', 'providerCancelled'],
  ['server_error', 'sorrySomethingWentWrong'],
] as const)('a window that ends with %s leads back to the choice', async (error, problem) => {
  const { slice, calls, bring } = await waiting();
  expect(bring({ state: '', error })).toBe(true);
  expect(slice.step.value).toEqual({ step: 'choosing', problem });
  expect(calls.finish).not.toHaveBeenCalled();
});

/** @source spec 3 §4 "Status 400 or 412 on provider sign-in retries the provider choice once, else an error label is shown" */
test('one that did not hold is chosen again, once', async () => {
  const { slice, bring } = await waiting(async () => { throw new ApiError('refused', 'loginWithOperator', { status: 412, body: { code: 'operator-not-authenticated', messages: [] } }); });
  bring({ state: '', code: 'proof' });
  await vi.waitFor(() => expect(slice.step.value).toEqual({ step: 'choosing', again: true }));
  await slice.choose('nordlink');
  bring({ state: '', code: 'proof' });
  await vi.waitFor(() => expect(slice.step.value).toEqual({ step: 'failed', problem: 'sorrySomethingWentWrong' }));
});

test('a stopped sign-in closes its window and takes nothing any more', async () => {
  const { slice, opened, bring } = await waiting();
  slice.cancel();
  expect(opened.close).toHaveBeenCalled();
  expect(bring({ state: '', code: 'proof' })).toBe(false);
  expect(slice.step.value).toEqual({ step: 'choosing' });
});
