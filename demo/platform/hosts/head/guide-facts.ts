import { asc, eq } from 'drizzle-orm';
import type { PathMatch } from '../../../../src/routing/match-path.ts';
import { pathFor } from '../../../../src/routing/path-for.ts';
import { channels } from '../../db/tables/guide-tables.ts';
import { labelsOf } from '../../seed/labels/labels-of.ts';
import type { PageFacts, Place } from './page-about.ts';

/** chosen: as many channels as the guide asks for at once. @source spec 1 §9 "EPG request page size and batch size 20" */
const channelsShown = 20;

/** What the programme guide is about: its channels. chosen: not its programmes, which are others by the time that somebody reads it */
export async function guideFacts({ db, realm: { realm, countryCode }, locale }: Place, match: PathMatch): Promise<PageFacts | undefined> {
  if (match.name !== 'epg') return undefined;
  const rows = await db.select().from(channels).where(eq(channels.realm, realm)).orderBy(asc(channels.number)).limit(channelsShown);
  const { programmeGuide = '', channels: heading = '' } = labelsOf(locale);
  const links = rows.map(({ name, eventId }) => ({ title: name, path: pathFor({ name: 'live', params: { eventId } }, countryCode) }));
  return { title: programmeGuide, rows: links.length > 0 ? [{ title: heading, links }] : [] };
}
