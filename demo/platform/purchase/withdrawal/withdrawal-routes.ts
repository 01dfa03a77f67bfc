import { withdrawal, withdrawalRequest, withdrawalToken } from '../../../../src/contracts/purchase/papers/withdrawal.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { mailboxOf } from '../../identity/mail/mailbox.ts';
import { nobody } from '../../identity/mail/mailed-account.ts';
import { countMail } from '../../identity/mail/send-mail.ts';
import { layOutMail, mailLink } from '../../identity/mail/write-mail.ts';
import { issueToken, readToken, takeToken } from '../../identity/one-time-tokens.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { holdCustomer } from '../hold-customer.ts';
import { payRefunds } from '../refunds/pay-refunds.ts';
import { contractPlace, type NamedContract } from '../books/invoice-name.ts';
import { carryOut } from './carry-out.ts';
import { type Contract, contractOfInvoice, findContract } from './find-contract.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { withdrawalMailsIn } from './withdrawal-mails.ts';

/** How long a mailed link is good. */
const linkLifeMs = 3 * 86_400_000;

const notFound = () => new PlatformError(404, 'withdrawal-not-found', 'This link is not good.');

/** What a token keeps of a contract. */
function factsOf({ invoice }: Contract): Record<string, string> {
  const line = contractPlace(invoice);
  return { number: String(invoice.number), ...(line === undefined ? {} : { line: String(line) }) };
}

const namedIn = ({ number, line }: Record<string, string>): NamedContract | undefined =>
  (number === undefined ? undefined : { number: Number(number), ...(line === undefined ? {} : { line: Number(line) }) });

/** Mails the link, or that there is no such contract: the answer and its work are the same. */
async function ask(caller: Caller, invoice: string, recipient: string): Promise<void> {
  const { context: { db, mailer }, realm: { realm, host, settings }, locale, now } = caller;
  const contract = await findContract(db, realm, { invoice, email: recipient }, now);
  const token = await issueToken(db, {
    realm, purpose: 'withdraw', accountId: contract?.row.accountId ?? nobody, facts: contract ? factsOf(contract) : {}, expiresAt: now + linkLifeMs,
  });
  const { confirm, none } = withdrawalMailsIn(locale);
  const mail = contract ? layOutMail(settings, locale, confirm, { link: mailLink(settings, locale, { name: 'withdraw', query: { token } }) }) : layOutMail(settings, locale, none, {});
  await mailer.send({ name: settings.name, host }, recipient, mail);
}

/**
 * Withdrawal from a contract, without signing in.
 *
 * 1. Number and e-mail are asked for; the answer is the same whether they belong together, and only the e-mail's owner learns it.
 * 2. The mailed link shows what ends and what comes back.
 * 3. A press there carries it out, once.
 *
 * @source design/checkout.md 8; Directive (EU) 2023/2673 art. 1(4) "a withdrawal function with a second step"
 */
export const withdrawalRoutes = [
  defineRoute({
    name: 'askWithdrawal', method: 'POST', path: '/api/v2/withdrawals', auth: 'bearerless', input: withdrawalRequest, output: nothing,
    answer: async ({ invoice, email }, caller) => {
      const recipient = mailboxOf(email, 'email');
      await countMail(caller, 'withdraw', recipient);
      await ask(caller, invoice, recipient);
      return {};
    },
  }),
  defineRoute({
    name: 'readWithdrawal', method: 'POST', path: '/api/v2/withdrawals/look', auth: 'bearerless', input: withdrawalToken, output: withdrawal,
    answer: async ({ token }, { context: { db, limits }, realm: { realm }, request, now }) => {
      await limits.countAddress('one-time tokens at an address', request, now);
      const found = await readToken(db, { realm, purpose: 'withdraw', token }, now);
      const named = found && namedIn(found.facts);
      const contract = named && await contractOfInvoice(db, realm, named, now);
      if (!contract) throw notFound();
      return presentWithdrawal(db, contract);
    },
  }),
  defineRoute({
    name: 'confirmWithdrawal', method: 'POST', path: '/api/v2/withdrawals/confirm', auth: 'bearerless', input: withdrawalToken, output: withdrawal,
    answer: async ({ token }, { context, realm: { realm }, request, now }) => {
      const { db, limits } = context;
      await limits.countAddress('one-time tokens at an address', request, now);
      const { accountId, withdrawn } = await db.transaction(async (tx) => {
        const taken = await takeToken(tx, { realm, purpose: 'withdraw', token }, now);
        const named = taken && namedIn(taken.facts);
        if (!taken || !named || taken.accountId === null) throw notFound();
        await holdCustomer(tx, taken.accountId, now);
        const contract = await contractOfInvoice(tx, realm, named, now);
        if (!contract) throw notFound();
        const withdrawn = await presentWithdrawal(tx, contract);
        await carryOut(tx, contract, now);
        return { accountId: taken.accountId, withdrawn };
      });
      await payRefunds(context, now, accountId);
      return withdrawn;
    },
  }),
];
