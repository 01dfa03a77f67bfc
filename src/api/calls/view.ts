import { view, viewQuery } from '../../contracts/catalogue/view.ts';
import { defineCall } from '../call.ts';

/** A composed page. A file of its own: a row alone needs nothing of pages. @source design/platform.md "Generic view" */
export const readView = defineCall({
  name: 'readView', method: 'GET', exposure: 'partner',
  input: viewQuery, output: view,
  request: (query) => ({ path: '/view', query }),
});
