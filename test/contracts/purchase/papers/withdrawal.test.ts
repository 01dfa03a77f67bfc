import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { ownWithdrawalRequest, withdrawalRequest } from '../../../../src/contracts/purchase/papers/withdrawal.ts';
import { describeContract } from '../../describe-contract.ts';

const email = 'ana@example.test';

describeContract('which contract is withdrawn from', withdrawalRequest, { whole: { invoice: 'A-1', email }, needs: ['invoice', 'email'] });
describeContract('which contract of a member', ownWithdrawalRequest, { whole: { invoice: 'A-1' }, needs: ['invoice'] });

it.each([
  ['an invoice of one letter', { invoice: 'A', email }, true],
  ['an invoice of sixty letters', { invoice: 'A'.repeat(60), email }, true],
  ['an invoice of sixty letters beyond the basic plane', { invoice: '𝔸'.repeat(60), email }, true],
  ['no invoice', { invoice: '', email }, false],
  ['an invoice of sixty-one letters', { invoice: 'A'.repeat(61), email }, false],
  ['an address of three letters', { invoice: 'A', email: 'a@b' }, true],
  ['an address of two letters', { invoice: 'A', email: 'a@' }, false],
  ['an address of 255 letters', { invoice: 'A', email: `${'a'.repeat(253)}@b` }, false],
])('reads or refuses %s', (_what, request, reads) => {
  expect(z.safeParse(withdrawalRequest, request).success).toBe(reads);
});
