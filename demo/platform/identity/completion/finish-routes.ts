import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type DetailValues, identityForm } from '../../../../src/contracts/identity/form-field.ts';
import { type SignInAnswer, signInAnswer } from '../../../../src/contracts/identity/sign-in-answer.ts';
import { type FinishRequest, finishRequest, unfinishedSignIn } from '../../../../src/contracts/identity/sign-up/completion.ts';
import type { Database } from '../../db/database.ts';
import { profiles } from '../../db/tables/identity/account-tables.ts';
import { type AccountRow, accounts } from '../../db/tables/viewer-tables.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller } from '../../server/request-caller.ts';
import { accountById, makeAccount } from '../attempts/link-person.ts';
import { visibleName } from '../mail/texts/stranger-text.ts';
import { signInAnswerOf } from '../sign-in-answer.ts';
import { guardAnswers } from '../sign-up/guard-answers.ts';
import { keepConsents } from '../sign-up/keep-consents.ts';
import { missingOfAccount, missingOfPerson } from './missing-information.ts';
import { takeUnfinished, type Unfinished, unfinishedOf } from './unfinished-sign-in.ts';

type Form = z.input<typeof identityForm>;

const nothingMissing: Form = { fields: [], consents: [] };

async function formFor({ context: { db }, realm }: Caller, who: Unfinished): Promise<Form> {
  const missing = 'person' in who ? missingOfPerson(realm, who.person) : await missingOfAccount(db, realm, await accountById(db, who.accountId));
  return missing ?? nothingMissing;
}

/** Of what was sent, only what was asked for. */
function askedDetails({ fields }: Form, { others = {}, ...details }: DetailValues): DetailValues {
  const isAsked = (name: string) => fields.some(({ id, type }) => type === name || id === name || (name === 'name' && type === 'fullName'));
  const own = Object.fromEntries(Object.entries(others).filter(([id]) => isAsked(id)));
  return { ...Object.fromEntries(Object.entries(details).filter(([name]) => isAsked(name))), ...(Object.keys(own).length > 0 ? { others: own } : {}) };
}

async function keepDetails(db: Database, account: AccountRow, added: DetailValues): Promise<AccountRow> {
  const details = { ...account.details, ...added, ...(added.others ? { others: { ...account.details.others, ...added.others } } : {}) };
  const name = account.name === '' ? visibleName(details.name ?? '') : account.name;
  const [kept = account] = await db.update(accounts).set({ details, name }).where(eq(accounts.id, account.id)).returning();
  if (account.name === '') await db.update(profiles).set({ name }).where(eq(profiles.id, account.profileId));
  return kept;
}

/**
 * Ends a sign-in with what was missing: a new person's account is made here and no earlier.
 *
 * Answers that are wrong leave the token good, so that its owner may try again.
 *
 * @throws PlatformError 410 `sign-in-expired`, 409 `accountConflict`, and what `guardAnswers` throws
 */
async function finish(caller: Caller, { token, details, consentAnswers }: FinishRequest): Promise<SignInAnswer> {
  const { context: { db }, realm: { realm }, now } = caller;
  const form = await formFor(caller, await unfinishedOf(caller, token));
  const added = askedDetails(form, details);
  guardAnswers(form, added, consentAnswers, now);
  const { country } = await caller.place();
  let idp: string | undefined;
  const account = await db.transaction(async (tx) => {
    const who = await takeUnfinished(tx, caller, token);
    if ('person' in who) idp = who.person.provider;
    const row = 'person' in who ? await makeAccount(tx, realm, country, who.person, now) : await accountById(tx, who.accountId);
    await keepConsents(tx, caller, row.id, form.consents, consentAnswers);
    return keepDetails(tx, row, added);
  });
  return signInAnswerOf(caller, account, idp === undefined ? {} : { idp });
}

/** What stands between a proof and a session. @source spec 3 §3 "missingInformationStatus"; chosen: the calls, as the specification shows none */
export const finishRoutes = [
  defineRoute({
    name: 'readMissingInformation', method: 'POST', path: '/api/v1/sign-in/missing-information', auth: 'bearerless', input: unfinishedSignIn, output: identityForm,
    answer: async ({ token }, caller) => formFor(caller, await unfinishedOf(caller, token)),
  }),
  defineRoute({
    name: 'finishSignIn', method: 'POST', path: '/api/v1/sign-in/finish', auth: 'bearerless', input: finishRequest, output: signInAnswer,
    answer: (request, caller) => finish(caller, request),
  }),
];
