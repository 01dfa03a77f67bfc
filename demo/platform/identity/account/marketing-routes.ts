import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { marketingChange, marketingPreferences } from '../../../../src/contracts/identity/account/marketing-preference.ts';
import { consentAnswers } from '../../db/tables/identity/account-tables.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { MemberCaller } from '../../server/request-caller.ts';

/** What a member may take back: the choices of the sign-up that it does not require. */
const termsOf = ({ realm: { forms } }: MemberCaller) =>
  (forms.REGISTRATION?.consents ?? []).filter(({ fieldType, required }) => fieldType === 'BINARY_CHOICE' && required !== true);

async function presentAnswers(caller: MemberCaller) {
  const given = await caller.context.db.select().from(consentAnswers).where(eq(consentAnswers.accountId, caller.user.id));
  const words = labelsOf(caller.locale);
  return {
    answers: termsOf(caller).map(({ fieldName, label, text = '', defaultValue, data }) => ({
      fieldName, fieldType: 'BINARY_CHOICE' as const, label, text: text || (words[label] ?? ''), required: false, defaultValue: String(defaultValue ?? data?.default ?? '') === 'true',
      // chosen: whoever was never asked has not agreed
      answer: given.find((one) => one.fieldName === fieldName)?.answer ?? false,
    })),
  };
}

/** @source spec 3 §3 "Marketing preference answer", §4 "Marketing preferences" */
export const marketingRoutes = [
  defineRoute({
    name: 'readMarketingPreferences', method: 'GET', path: '/api/v1/user/marketing-preferences', auth: 'member', ability: 'seeAccount', input: z.object({}), output: marketingPreferences,
    answer: (_input, caller) => presentAnswers(caller),
  }),
  defineRoute({
    name: 'updateMarketingPreferences', method: 'PUT', path: '/api/v1/user/marketing-preferences', auth: 'member', ability: 'changeAccount', input: marketingChange, output: marketingPreferences,
    answer: async ({ answers }, caller) => {
      const { context: { db }, now, user } = caller;
      const words = labelsOf(caller.locale);
      const terms = termsOf(caller);
      const rows = answers.map(({ fieldName, answer }) => {
        const term = terms.find((one) => one.fieldName === fieldName);
        if (!term) throw new PlatformError(400, 'BAD_REQUEST', 'This is none of the choices.', { field: 'fieldName' });
        return { accountId: user.id, fieldName, answer, text: term.text || (words[term.label] ?? ''), answeredAt: now };
      });
      await db.transaction(async (tx) => {
        for (const row of rows) await tx.insert(consentAnswers).values(row).onConflictDoUpdate({ target: [consentAnswers.accountId, consentAnswers.fieldName], set: row });
      });
      return presentAnswers(caller);
    },
  }),
];
