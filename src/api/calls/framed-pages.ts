import * as z from 'zod/mini';
import { framedPage, framedPageQuery } from '../../contracts/catalogue/framed-page.ts';
import { preview } from '../../contracts/realm/preview.ts';
import { defineCall } from '../call.ts';
import { pathOf } from '../path-of.ts';

/** A page of a partner that opens inside of the site. @source spec 1 §2.1 "/externalpage/{pageId}"; chosen: its path */
export const readExternalPage = defineCall({
  name: 'readExternalPage', method: 'GET',
  input: framedPageQuery, output: framedPage,
  request: ({ id }) => ({ path: pathOf`/external-page/${id}` }),
});

/** A game, a shop or another small application inside of the site. @source spec 1 §2.1 "/plugin/{id}"; chosen: its path */
export const readPlugin = defineCall({
  name: 'readPlugin', method: 'GET',
  input: framedPageQuery, output: framedPage,
  request: ({ id }) => ({ path: pathOf`/plugin/${id}` }),
});

/** What the tenant's own people may look at before viewers do. @source spec 1 §2.1 "Admin preview routes"; chosen: its path, and one call for all of them */
export const readPreview = defineCall({
  name: 'readPreview', method: 'GET', auth: 'member',
  input: z.object({}), output: preview,
  request: () => ({ path: '/admin/preview' }),
});
