import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { DetailValues, identityForm } from '../../../../src/contracts/identity/form-field.ts';
import type { Database } from '../../db/database.ts';
import { consentAnswers } from '../../db/tables/identity/account-tables.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import type { AccountRow } from '../../db/tables/viewer-tables.ts';
import { missingConsents, missingFields } from '../sign-up/guard-answers.ts';

type Form = z.input<typeof identityForm>;

/** What is known of somebody who signs in. */
interface Known { details: DetailValues; answers: { fieldName: string; answer: boolean }[] }

/**
 * The part of the tenant's form that somebody has yet to fill in; undefined when nothing is missing.
 *
 * Terms are shown whole where a required one is missing, but for what was answered before. Terms that are not required never stop anybody.
 *
 * @source spec 3 §5 "sign-up is allowed only when every required BINARY_CHOICE consent is ticked. Information text never blocks"
 */
function missingOf({ forms: { REGISTRATION: form } }: RealmRow, { details, answers }: Known): Form | undefined {
  if (!form) return undefined;
  const [fields, required] = [missingFields(form, details), missingConsents(form, answers)];
  if (fields.length === 0 && required.length === 0) return undefined;
  const isOpen = ({ fieldName, fieldType }: Form['consents'][number]) =>
    fieldType !== 'BINARY_CHOICE' || required.includes(fieldName) || !answers.some((one) => one.fieldName === fieldName);
  return { fields: form.fields.filter(({ id }) => fields.includes(id)), consents: required.length > 0 ? form.consents.filter(isOpen) : [] };
}

/** What an account lacks. */
export async function missingOfAccount(db: Database, realm: RealmRow, { id, name, details }: AccountRow): Promise<Form | undefined> {
  const answers = await db.select().from(consentAnswers).where(eq(consentAnswers.accountId, id));
  return missingOf(realm, { details: { ...details, name: details.name ?? name }, answers });
}

/** What the account of a new person would lack. */
export const missingOfPerson = (realm: RealmRow, { name = '' }: { name?: string | undefined }): Form | undefined => missingOf(realm, { details: { name }, answers: [] });
