import * as z from 'zod/mini';
import { framedPage } from '../../../src/contracts/catalogue/framed-page.ts';
import { preview } from '../../../src/contracts/realm/preview.ts';
import { defineRoute } from '../server/platform-route.ts';
import { answerFramedPage } from './framed-pages.ts';
import { answerPreview } from './preview.ts';
import { sent } from '../../../src/contracts/wire/sent-text.ts';

const input = z.object({ id: sent('id') });

/** Pages of others inside of the site, and previews for the tenant's own people. @source spec 1 §2.1 */
export const framedPageRoutes = [
  defineRoute({ name: 'readExternalPage', method: 'GET', path: '/api/v1/external-page/:id', auth: 'guest', output: framedPage, input, answer: ({ id }, caller) => answerFramedPage(caller, 'EXTERNAL', id) }),
  defineRoute({ name: 'readPlugin', method: 'GET', path: '/api/v1/plugin/:id', auth: 'guest', output: framedPage, input, answer: ({ id }, caller) => answerFramedPage(caller, 'PLUGIN', id) }),
  defineRoute({ name: 'readPreview', method: 'GET', path: '/api/v1/admin/preview', auth: 'member', ability: 'administrate', output: preview, input: z.object({}), answer: (_none, caller) => answerPreview(caller) }),
];
