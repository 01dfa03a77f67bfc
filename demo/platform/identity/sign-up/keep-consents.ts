import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ConsentAnswer } from '../../../../src/contracts/identity/form-field.ts';
import type { Database } from '../../db/database.ts';
import { consentAnswers } from '../../db/tables/identity/account-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import type { Caller } from '../../server/request-caller.ts';

type Terms = NonNullable<RealmRow['forms']['REGISTRATION']>['consents'];

/** Names a text: another text has another name. */
const versionOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** Keeps what was answered, with the text that was read, its language and version, and when. Answers to terms that the form has not are left out. */
export async function keepConsents(db: Database, { locale, now }: Pick<Caller, 'locale' | 'now'>, accountId: string, terms: Terms, answers: readonly ConsentAnswer[]): Promise<void> {
  const labels = labelsOf(locale);
  const rows = terms.filter(({ fieldType }) => fieldType === 'BINARY_CHOICE').map(({ fieldName, label, text: own }) => {
    const text = labels[label] ?? (own || label);
    return { accountId, fieldName, answer: answers.some((one) => one.fieldName === fieldName && one.answer), text, locale, version: versionOf(text), answeredAt: now };
  });
  if (rows.length === 0) return;
  const set = { answer: sql`excluded.answer`, text: sql`excluded.text`, locale: sql`excluded.locale`, version: sql`excluded.version`, answeredAt: sql`excluded.answered_at` };
  await db.insert(consentAnswers).values(rows).onConflictDoUpdate({ target: [consentAnswers.accountId, consentAnswers.fieldName], set });
}
