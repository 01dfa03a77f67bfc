import type { Database } from '../db/database.ts';
import { framedPages, type FramedPageRow } from '../db/tables/editorial-tables.ts';
import { StartRefused } from '../server/start-refused.ts';

/** The address of a framed page on this platform's port. */
export const addressOf = ({ url }: Pick<FramedPageRow, 'url'>, port: number): string => url.replaceAll('{port}', String(port));

/**
 * The exact origins whose pages each tenant shows in frames.
 *
 * @throws StartRefused `bad-framed-page`, because the origin becomes part of a policy header
 */
export async function readFrameOrigins(db: Database, port: number): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const row of await db.select().from(framedPages)) {
    const address = addressOf(row, port);
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
      throw new StartRefused('bad-framed-page', `The tenant ${row.realm} frames "${row.url}", which is no address of the web. Write one such as https://shop.example.com/, and start again.`);
    }
    found.set(row.realm, [...new Set([...found.get(row.realm) ?? [], new URL(address).origin])]);
  }
  return found;
}
