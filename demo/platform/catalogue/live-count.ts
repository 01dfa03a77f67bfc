import { and, eq, gt, lte } from 'drizzle-orm';
import { contentItems } from '../db/tables/catalogue-tables.ts';
import type { PlatformContext } from '../server/platform-context.ts';
import { readEventEpoch } from './event-epoch.ts';

/** How many events are on air now, beside the channels that always are. */
export async function countLive(context: PlatformContext, realm: string, now: number): Promise<number> {
  const since = now - await readEventEpoch(context.db);
  return context.db.$count(contentItems, and(eq(contentItems.realm, realm), lte(contentItems.startsAfter, since), gt(contentItems.endsAfter, since)));
}
