import { ownWithdrawalRequest, ownWithdrawals, withdrawal, withdrawalRequest, withdrawalToken } from '../../../contracts/purchase/papers/withdrawal.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';

/** Asks for the link that withdraws; the same answer whether there is such a contract. @source design/checkout.md 8; chosen: the calls, as the spec names none */
export const askWithdrawal = defineCall({
  name: 'askWithdrawal', method: 'POST', base: (e) => e.v2,
  input: withdrawalRequest, output: nothing,
  request: (body) => ({ path: '/withdrawals', body }),
});

/** What a mailed link withdraws from; 404 `withdrawal-not-found` for one that was used or is too old. */
export const readWithdrawal = defineCall({
  name: 'readWithdrawal', method: 'POST', base: (e) => e.v2,
  input: withdrawalToken, output: withdrawal,
  request: (body) => ({ path: '/withdrawals/look', body }),
});

/** Withdraws: the licence ends, and what was paid goes back. */
export const confirmWithdrawal = defineCall({
  name: 'confirmWithdrawal', method: 'POST', base: (e) => e.v2,
  input: withdrawalToken, output: withdrawal,
  request: (body) => ({ path: '/withdrawals/confirm', body }),
});

/** What a signed-in member may withdraw from now. */
export const readOwnWithdrawals = defineCall({
  name: 'readOwnWithdrawals', method: 'GET', base: (e) => e.v2,
  input: nothing, output: ownWithdrawals,
  request: () => ({ path: '/customer/withdrawals' }),
});

/** Withdraws a signed-in member, without a mail; 404 `withdrawal-not-found` for what is over, or too late. */
export const confirmOwnWithdrawal = defineCall({
  name: 'confirmOwnWithdrawal', method: 'POST', base: (e) => e.v2,
  input: ownWithdrawalRequest, output: withdrawal,
  request: (body) => ({ path: '/customer/withdrawals', body }),
});
