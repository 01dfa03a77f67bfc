import { ask, type Scenario } from '../scenario.ts';

/** Pages of others inside of the site, and previews. */
export const framedPageScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'guest', steps: [
      ask('readExternalPage', 'a shop', { id: 'shop' }), ask('readExternalPage', 'no such page', { id: 'nowhere' }),
      ask('readPlugin', 'a quiz', { id: 'quiz' }), ask('readPlugin', 'no such plugin', { id: 'nowhere' }),
    ],
  },
  { realm: 'arena', viewer: 'team', steps: [ask('readPreview', 'everything', {})] },
  { realm: 'arena', viewer: 'member', steps: [ask('readPreview', 'not for viewers', {})] },
];
