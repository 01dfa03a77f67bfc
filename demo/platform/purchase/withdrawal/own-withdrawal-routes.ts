import { ownWithdrawalRequest, ownWithdrawals, withdrawal } from '../../../../src/contracts/purchase/papers/withdrawal.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import { contractIn, contractPlace, type NamedContract } from '../books/invoice-name.ts';
import { holdCustomer } from '../hold-customer.ts';
import { payRefunds } from '../refunds/pay-refunds.ts';
import { carryOut } from './carry-out.ts';
import { type Contract, ownContracts } from './find-contract.ts';
import { presentWithdrawal } from './present-withdrawal.ts';

/** Whether a contract is the one that is named; by its invoice alone, the first of it. */
function isNamed({ invoice }: Contract, named: NamedContract | undefined): boolean {
  return invoice.number === named?.number && (named.line === undefined || contractPlace(invoice) === named.line);
}

/** Withdrawal of a signed-in member, in two steps: what may be withdrawn from, and the press that carries it out, once. @source design/checkout.md 8 */
export const ownWithdrawalRoutes = [
  defineRoute({
    name: 'readOwnWithdrawals', method: 'GET', path: '/api/v2/customer/withdrawals', auth: 'member', ability: 'seePaymentMeans', input: nothing, output: ownWithdrawals,
    answer: async (_input, caller) => {
      const { context: { db }, realm: { realm }, user, now } = caller;
      const contracts = await ownContracts(db, { realm, accountId: user.id }, now);
      return { withdrawals: await Promise.all(contracts.map(async (contract) => ({ ...await presentWithdrawal(db, contract), until: new Date(contract.until).toISOString() }))) };
    },
  }),
  defineRoute({
    name: 'confirmOwnWithdrawal', method: 'POST', path: '/api/v2/customer/withdrawals', auth: 'member', ability: 'buy', input: ownWithdrawalRequest, output: withdrawal,
    answer: async ({ invoice }, caller) => {
      const { context: { db }, realm: { realm }, user, now } = caller;
      const named = contractIn(realm, invoice);
      const done = await db.transaction(async (tx) => {
        await holdCustomer(tx, user.id, now);
        const contract = (await ownContracts(tx, { realm, accountId: user.id }, now)).find((own) => isNamed(own, named));
        if (!contract) throw new PlatformError(404, 'withdrawal-not-found', 'There is no such contract that can be withdrawn from.');
        const withdrawn = await presentWithdrawal(tx, contract);
        await carryOut(tx, contract, now);
        return withdrawn;
      });
      await payRefunds(caller.context, now, user.id);
      return done;
    },
  }),
];
