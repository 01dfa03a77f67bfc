import { init, initQuery, partnerInit } from '../../contracts/realm/init.ts';
import { labelSet } from '../../contracts/realm/label.ts';
import { nothing } from '../../contracts/wire/nothing.ts';
import { realmByHost, realmByName, realmSettings } from '../../contracts/realm/realm-settings.ts';
import { defineCall } from '../call.ts';
import { pathOf } from '../path-of.ts';

/** The tenant of a host. Requested from the tenant's own origin, before any base address is known. @source design/platform.md "Which tenant" */
export const readRealmByHost = defineCall({
  name: 'readRealmByHost', method: 'GET', auth: 'none', exposure: 'partner', base: (e) => e.api,
  input: realmByHost, output: realmSettings,
  request: ({ host, embedder }) => ({ path: pathOf`/realm-settings/domain/${host}`, query: { embedder } }),
});

/** The tenant of a name, for an element with a `realm` attribute. chosen: a call by name beside the one by host, as a partner's page has another host */
export const readRealmByName = defineCall({
  name: 'readRealmByName', method: 'GET', auth: 'none', exposure: 'partner', base: (e) => e.api,
  input: realmByName, output: realmSettings,
  request: ({ realm }) => ({ path: pathOf`/realm-settings/${realm}` }),
});

/** Guest tokens, the platform's clock, preferences, menu. @source design/platform.md "Bootstrap" */
export const readInit = defineCall({
  name: 'readInit', method: 'GET', auth: 'guest', exposure: 'partner', partnerOutput: partnerInit,
  input: initQuery, output: init,
  request: (query) => ({ path: '/init/', query }),
});

/** The labels of a locale. @source spec 1 §7 "GET /api/v2/label with realm and Accept-Language as headers" */
export const readLabels = defineCall({
  name: 'readLabels', method: 'GET', auth: 'none', exposure: 'partner', base: (e) => e.v2,
  input: nothing, output: labelSet,
  request: () => ({ path: '/label' }),
});
