import type { RealmSeed } from '../../db/tables/realm-tables.ts';
import { archiveMenu } from '../realm/menu-seed.ts';
import { english, looksOf, siteOf } from '../realm/realm-seed.ts';
import { archiveRealm } from './archive-rows.ts';

/** The tenant of real data: English as its films are, and only pages that it has. */
export const archiveSite: RealmSeed = {
  ...siteOf(archiveRealm, { name: 'Library', locales: [english], defaultLocale: 'en', looks: looksOf('L', 'drama', ['help', 'terms', 'privacy']) }),
  menu: archiveMenu,
};
