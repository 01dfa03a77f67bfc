import { randomUUID } from 'node:crypto';
import { and, avg, count, desc, eq, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { hasFewFields, mostStars, type ReviewBody, reviewPage, reviewValue } from '../../../../src/contracts/search/review.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { itemsOf } from '../../catalogue/bucket-pages.ts';
import { reviewNames, type ReviewRow, reviews } from '../../db/tables/viewer-tables.ts';
import { visibleName, visibleText } from '../../identity/mail/texts/stranger-text.ts';
import { hasAbility } from '../../identity/profiles/abilities.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller, MemberCaller } from '../../server/request-caller.ts';
import { formFieldsOf, type FormField, reviewFormOf } from './review-form-of.ts';
import { sent } from '../../../../src/contracts/wire/sent-text.ts';

interface PageInput { contentId: string; rpp: number; lastSeen?: string | undefined }

/** @throws PlatformError 404 `content-not-found`, also where the tenant has no reviews */
async function guardReviewed(caller: Caller, contentId: string): Promise<void> {
  const isOn = caller.realm.settings.flags.reviews;
  if (!isOn || !(await itemsOf(caller, [contentId])).has(contentId)) throw new PlatformError(404, 'content-not-found', 'No such title.');
}

const ofTitle = ({ realm }: Caller, contentId: string) => and(eq(reviews.realm, realm.realm), eq(reviews.contentId, contentId));

/** A cursor names its place by what the order is made of: it stays good when its review is gone. */
const cursorOf = ({ writtenAt, id }: ReviewRow): string => `${writtenAt}~${id}`;
function afterCursor(cursor: string) {
  const [at = '', id = ''] = cursor.split('~');
  if (!/^\d{1,15}$/.test(at)) throw new PlatformError(400, 'BAD_REQUEST', 'This is no place in the list.', { field: 'lastSeen' });
  return or(lt(reviews.writtenAt, Number(at)), and(eq(reviews.writtenAt, Number(at)), lt(reviews.id, id)));
}

const isMember = ({ user }: Caller): boolean => user !== undefined && !user.isGuest;

async function answerPage({ contentId, rpp, lastSeen }: PageInput, caller: Caller) {
  await guardReviewed(caller, contentId);
  const { db } = caller.context;
  const rows = await db.select().from(reviews).where(and(ofTitle(caller, contentId), lastSeen === undefined ? sql`true` : afterCursor(lastSeen)))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id)).limit(rpp + 1);
  const [sums] = await db.select({ total: count(), average: avg(reviews.rating) }).from(reviews).where(ofTitle(caller, contentId));
  const shown = rows.slice(0, rpp);
  const last = shown.at(-1);
  return {
    reviews: shown.map(({ id, displayName, rating, title, text, writtenAt, profileId }) => ({
      id, displayName, text, createdAt: new Date(writtenAt).toISOString(), own: isMember(caller) && profileId === caller.user?.pro.id,
      ...(rating === null ? {} : { rating }), ...(title === null ? {} : { title }),
    })),
    total: sums?.total ?? 0, ...(sums?.average ? { average: Number(sums.average) } : {}),
    ...(await hasAbility('review', caller) ? { form: reviewFormOf(caller, contentId) } : {}),
    pagingInfo: { moreDataAvailable: rows.length > rpp, ...(last ? { lastSeen: cursorOf(last) } : {}) },
  };
}

/** @throws PlatformError 400 `review-invalid` with the field's name */
function checkedField({ name, type, required, maxLength }: FormField, body: ReviewBody): ReviewBody[string] | undefined {
  const refuse = () => new PlatformError(400, 'review-invalid', 'This field is not right.', { field: name });
  const value = body[name];
  const given = typeof value === 'string' ? (type === 'TEXT_AREA' ? visibleText(value).trim() : visibleName(value)) : value;
  if (given === undefined || given === '' || given === false) {
    if (required) throw refuse();
    return undefined;
  }
  const kind = { TEXT: 'string', TEXT_AREA: 'string', TRAP: 'never', RATING: 'number', CHECKBOX: 'boolean', UNKNOWN: 'never' }[type];
  const isRated = type !== 'RATING' || (Number.isInteger(given) && Number(given) >= 1 && Number(given) <= mostStars);
  if (typeof given !== kind || !isRated || (typeof given === 'string' && [...given].length > (maxLength ?? 200))) throw refuse();
  return given;
}

const textOf = (value: ReviewBody[string] | undefined): string | null => (typeof value === 'string' ? value : null);

/** chosen: another review of the same profile takes the place of its last one */
async function answerPost({ contentId, ...body }: { contentId: string } & ReviewBody, caller: MemberCaller) {
  await guardReviewed(caller, contentId);
  const given = Object.fromEntries(formFieldsOf(caller).map((field) => [field.name, checkedField(field, body)]));
  const owner = { realm: caller.realm.realm, profileId: caller.user.pro.id };
  const displayName = textOf(given['username']) ?? '';
  const written = { id: randomUUID(), displayName, rating: typeof given['rating'] === 'number' ? given['rating'] : null, title: textOf(given['title']), text: textOf(given['text']) ?? '', writtenAt: caller.now };
  await caller.context.db.transaction(async (tx) => {
    await tx.insert(reviews).values({ ...owner, contentId, ...written }).onConflictDoUpdate({ target: [reviews.realm, reviews.contentId, reviews.profileId], set: written });
    await tx.insert(reviewNames).values({ ...owner, displayName }).onConflictDoUpdate({ target: [reviewNames.realm, reviewNames.profileId], set: { displayName } });
  });
  return {};
}

/** What viewers write about titles. @source spec 1 §2.4 "Review form", §7 "Review submit" */
export const reviewRoutes = [
  defineRoute({
    name: 'readReviews', method: 'GET', path: '/api/v1/reviews/:contentId', auth: 'guest', output: reviewPage,
    input: z.object({ contentId: sent('id'), rpp: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 10), lastSeen: z.optional(sent('cursor')) }),
    answer: answerPage,
  }),
  defineRoute({
    name: 'postReview', method: 'POST', path: '/api/v1/reviews/:contentId', auth: 'member', ability: 'review', output: nothing,
    input: z.catchall(z.object({ contentId: sent('id') }), reviewValue).check(z.refine(hasFewFields)), answer: answerPost,
  }),
];

/** The name that a profile wrote under before. */
export async function reviewNameOf({ context: { db }, realm, user }: Caller): Promise<string | undefined> {
  if (!user || user.isGuest) return undefined;
  const [row] = await db.select().from(reviewNames).where(and(eq(reviewNames.realm, realm.realm), eq(reviewNames.profileId, user.pro.id)));
  return row?.displayName;
}
