import type { Database } from '../../db/database.ts';
import { type Person, profilesAlone } from './person.ts';
import { personalTables } from './personal-tables.ts';

async function sectionsOf(db: Database, person: Person, each: 'account' | 'profile'): Promise<Record<string, unknown>> {
  const sections: Record<string, unknown> = {};
  for (const { exported } of personalTables) if (!('omitted' in exported) && exported.each === each) sections[exported.section] = await exported.read(db, person);
  return sections;
}

/** What the list says is exported: the parts of the account by name, and in `profiles` those of each profile. */
export async function exportPerson(db: Database, person: Person): Promise<Record<string, unknown>> {
  const { profiles, ...account } = await sectionsOf(db, person, 'account');
  const withLife = [];
  for (const { id, ...profile } of profiles as { id: string }[]) withLife.push({ ...profile, ...await sectionsOf(db, { ...profilesAlone([id]), realm: person.realm }, 'profile') });
  return { ...account, profiles: withLife };
}
