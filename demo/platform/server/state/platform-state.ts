import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { dataVersions } from '../../db/tables/version-tables.ts';
import { mediaFaults } from '../../db/tables/player-tables.ts';
import { clock, faults } from '../../db/tables/switch-tables.ts';
import type { MediaFault } from '../../switches/media-faults.ts';
import { sharedRead } from './shared-read.ts';

const stateRow = z.object({
  clock: z.nullable(z.object({ offsetMs: z.number(), fixedAt: z.nullable(z.number()) })),
  faulty: z.array(z.string()),
  media: z.array(z.custom<MediaFault>()),
  published: z.coerce.number(),
});

/** What every request must know of the database before it is answered. */
export interface PlatformState {
  /** The platform's clock, epoch milliseconds. */
  now: number;
  /** Rises with every change of what is the same for all viewers. */
  published: number;
  /** Whether a fault is set for this call, or for all. */
  hasFault(call: string): boolean;
  /** What goes wrong on purpose with media. */
  mediaFaults: readonly MediaFault[];
}

const statement = sql`select
  (select json_build_object('offsetMs', ${clock.offsetMs}, 'fixedAt', ${clock.fixedAt}) from ${clock} where ${clock.id} = 1) as clock,
  (select coalesce(json_agg(${faults.call}), '[]'::json) from ${faults} where ${faults.count} is null or ${faults.count} > 0) as faulty,
  (select coalesce(json_agg(json_build_object('kind', ${mediaFaults.kind}, 'share', ${mediaFaults.share}, 'sticky', ${mediaFaults.sticky}, 'status', ${mediaFaults.status},
    'files', ${mediaFaults.files}, 'path', ${mediaFaults.path}, 'since', ${mediaFaults.since}, 'until', ${mediaFaults.until})), '[]'::json) from ${mediaFaults}) as media,
  (select ${dataVersions.version} from ${dataVersions} where ${dataVersions.name} = 'published') as published`;

async function readState(db: Database): Promise<PlatformState> {
  const { rows } = await db.execute(statement) as unknown as { rows: unknown[] };
  const { clock: setting, faulty, media, published } = stateRow.parse(rows[0]);
  return {
    now: setting?.fixedAt ?? Date.now() + (setting?.offsetMs ?? 0), published, mediaFaults: media,
    hasFault: (call) => faulty.includes(call) || faulty.includes('*'),
  };
}

/** One statement for all requests that arrive meanwhile. Every process sees what any process committed before it was asked. */
export const stateReader = (db: Database): (() => Promise<PlatformState>) => sharedRead(() => readState(db));
