import { faulted } from '../faulted.ts';
import { ask, type Scenario } from '../scenario.ts';

/** Settings of both tenants, a start with and without tokens, labels in three languages. */
export const realmScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'visitor', steps: [
      ask('readRealmByHost', 'arena', { host: 'arena.localhost' }),
      ask('readRealmByHost', 'no tenant', { host: 'nowhere.localhost' }),
      ask('readRealmByName', 'arena', { realm: 'arena' }),
      ask('readRealmByName', 'cinema', { realm: 'cinema' }),
      ask('readRealmByName', 'no tenant', { realm: 'nowhere' }),
      ask('readInit', 'first start', {}),
      ask('readLabels', 'English', {}),
      faulted('readLabels', 503),
      ask('readLabels', 'platform down', {}),
    ],
  },
  { realm: 'arena', viewer: 'guest', steps: [ask('readInit', 'start', {}), ask('readInit', 'start on a phone', { menuTargetPlatform: 'MOBILE-WEB' })] },
  { realm: 'arena', viewer: 'member', steps: [ask('readInit', 'start', {}), ask('readInit', 'start on a phone', { menuTargetPlatform: 'MOBILE-WEB' })] },
  { realm: 'arena', viewer: 'reader', steps: [ask('readInit', 'start', {})] },
  { realm: 'arena', viewer: 'visitor', locale: 'es', steps: [ask('readLabels', 'Spanish', {})] },
  { realm: 'cinema', viewer: 'visitor', locale: 'ar', steps: [ask('readLabels', 'Arabic', {})] },
];
