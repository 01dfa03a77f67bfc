import { externalTable, externalTableQuery } from '../../../contracts/guide/external-table.ts';
import { defineCall } from '../../call.ts';

/** A table that is kept elsewhere. @source spec 1 §7 "An external-table call exists at /api/v3/external-table"; chosen: crosses to partners with the catalogue, as a composed page that they embed may show one */
export const readExternalTable = defineCall({
  name: 'readExternalTable', method: 'GET', exposure: 'partner', base: (e) => `${e.api}/api/v3`,
  input: externalTableQuery, output: externalTable,
  request: (query) => ({ path: '/external-table', query }),
});
