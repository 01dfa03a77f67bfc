import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bucket } from '../../../src/contracts/catalogue/bucket.ts';
import { view } from '../../../src/contracts/catalogue/view.ts';
import { contentGrid } from '../../../src/contracts/catalogue/content-grid.ts';
import { everyItemOf, guardShown, rowsOfMember } from './bucket-pages.ts';
import { answerGridPage } from './content-grids.ts';
import { answerBucket } from './compose-view.ts';
import { type ComposedElement, composeElements } from './composed/compose-elements.ts';
import { guardSection } from './composed/guard-section.ts';
import { elementContracts } from './composed/element-contracts.ts';
import { wishesFor } from './composed/grid-wishes.ts';
import { hidesGeoblocked } from './shown-here.ts';
import { views } from '../db/tables/catalogue-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';
import { checkedAnswer, defineRoute } from '../server/platform-route.ts';
import { sent } from '../../../src/contracts/wire/sent-text.ts';

const resultPerPage = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10);

const viewRow = ({ context: { db, keptData }, realm: { realm }, published }: Caller, type: string, id: string) =>
  keptData.read(published, JSON.stringify(['view', realm, type, id]), async () =>
    (await db.select().from(views).where(and(eq(views.realm, realm), eq(views.type, type), eq(views.id, id))))[0]);

/** Longer ones are no search of a person. */
const wish = z.optional(z.string().check(z.maxLength(200)));
const gridRpp = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 24);

/** Elements are loose in the view's contract; here each must fit its own. */
function checkElements(elements: ComposedElement[]): void {
  for (const { $type, attributes, within = [] } of elements) {
    checkedAnswer('readView', elementContracts[$type], attributes);
    checkElements(within);
  }
}

/** Composed pages and rows. @source spec 1 §2.4, §4.6; design/platform.md "Generic view" */
export const catalogueRoutes = [
  defineRoute({
    name: 'readView', method: 'GET', path: '/api/v1/view', auth: 'guest', output: view,
    input: z.object({ type: sent('code'), id: sent('id'), timezone: z.optional(sent('code')) }),
    sharedBy: ({ type, id }) => [type, id], membersShareBy: rowsOfMember,
    answer: async ({ type, id }, caller) => {
      const { locale } = caller;
      const row = await viewRow(caller, type, id);
      if (!row) throw new PlatformError(404, 'view-not-found', 'No such page.');
      // The page of a series, a season or a playlist has the id of its card.
      const about = (await everyItemOf(caller, [id])).get(id);
      if (about) await guardShown(caller, about);
      const elements = await composeElements(caller, row.elements);
      checkElements(elements);
      return { title: row.titles[locale] ?? row.titles.en, layout: 'zones', elements: elements.map(({ within: _checked, ...element }) => element) };
    },
  }),
  defineRoute({
    name: 'readBucket', method: 'GET', path: '/api/v1/bucket/:bucketId', auth: 'guest', output: bucket,
    input: z.object({ bucketId: sent('id'), resultPerPage, lastSeen: z.optional(sent('cursor')), section: z.optional(sent('id')), displayGeoblocked: z.optional(z.enum(['true', 'false'])) }),
    sharedBy: ({ bucketId, resultPerPage: size, lastSeen, section, displayGeoblocked }) => [bucketId, size, lastSeen, section, displayGeoblocked], membersShareBy: rowsOfMember,
    answer: async ({ bucketId, section, displayGeoblocked, resultPerPage: rpp, lastSeen }, caller) => {
      if (section !== undefined) await guardSection(caller, section, bucketId);
      return answerBucket(caller, bucketId, { rpp, lastSeen }, displayGeoblocked === undefined ? hidesGeoblocked(caller) : displayGeoblocked === 'false');
    },
  }),
  defineRoute({
    name: 'readContentGrid', method: 'GET', path: '/api/v1/view/content-grid', auth: 'guest', output: contentGrid,
    input: z.object({
      gridViewConfigId: sent('id'), rpp: gridRpp, lastSeen: z.optional(sent('cursor')),
      query: wish, facet: wish, sort: wish, sortDirection: z.optional(z.enum(['ASC', 'DESC'])),
    }),
    // What people search for is theirs: such answers are not kept.
    sharedBy: ({ gridViewConfigId, rpp: size, lastSeen, ...wishes }) => (wishesFor(wishes) ? undefined : [gridViewConfigId, size, lastSeen]),
    answer: ({ gridViewConfigId, ...wish }, caller) => answerGridPage(caller, gridViewConfigId, wish),
  }),
];
