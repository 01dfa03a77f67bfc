import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { changed, type ChangeSubject } from '../../../src/contracts/wire/changed.ts';
import type { Database, OpenDatabase } from '../db/database.ts';

/** Whose streams get a change: one profile's, several profiles', one account's, one session's, or everybody's in the realm. */
const changeScope = z.union([z.object({ profile: z.string() }), z.object({ profiles: z.array(z.string()) }), z.object({ account: z.string() }), z.object({ session: z.string() }), z.literal('everybody')]);

const platformChange = z.extend(changed, { realm: z.string(), scope: changeScope });
export type PlatformChange = z.output<typeof platformChange>;

/** A change of the viewer's data, or a changed clock or job table. */
const notice = z.union([z.object({ change: platformChange }), z.object({ wake: z.literal('jobs') })]);
type Notice = z.output<typeof notice>;

const channel = 'footlight';
/** PostgreSQL refuses payloads of 8000 bytes and more. */
const longestPayload = 7_900;

async function notify(db: Database, contents: Notice[]): Promise<void> {
  const payloads = JSON.stringify(contents.map((content) => JSON.stringify(content)));
  await db.execute(sql`select pg_notify(${channel}, payload) from jsonb_array_elements_text(${payloads}::jsonb) as payload`);
}

type ToPublish = PlatformChange & { subject: ChangeSubject };

function noticeOf(change: ToPublish): Notice {
  const isLong = Buffer.byteLength(JSON.stringify({ change })) > longestPayload;
  return { change: isLong ? { ...change, ids: [] } : change };
}

/**
 * Publishes changes to every process, when and only when the transaction commits.
 *
 * @param db the transaction that made the changes
 */
export const publishChanges = (db: Database, changes: ToPublish[]): Promise<void> => notify(db, changes.map(noticeOf));

/** Publishes one change, as `publishChanges` does. */
export const publishChange = (db: Database, change: ToPublish): Promise<void> => publishChanges(db, [change]);

/** Wakes the job schedulers of all processes. */
export const publishWake = (db: Database): Promise<void> => notify(db, [{ wake: 'jobs' }]);

/** What other processes and this one published. */
export interface ChangeFeed {
  /** @param listener gets undefined when changes may have been missed */
  onChange(listener: (change: PlatformChange | undefined) => void): () => void;
  onWake(listener: () => void): () => void;
  close(): Promise<void>;
}

function subscribers<T>() {
  const listeners = new Set<(value: T) => void>();
  return {
    tell: (value: T) => listeners.forEach((listener) => listener(value)),
    add: (listener: (value: T) => void) => {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
  };
}

/** A payload that this release cannot read is passed over: a newer process may share the database. */
function readNotice(payload: string): Notice | undefined {
  try {
    return notice.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}

/** Opens the process's one subscription, by `LISTEN`. */
export async function openChangeFeed({ listen }: Pick<OpenDatabase, 'listen'>): Promise<ChangeFeed> {
  const changes = subscribers<PlatformChange | undefined>();
  const wakes = subscribers<void>();
  const stop = await listen(channel, {
    heard(payload) {
      const read = readNotice(payload);
      if (!read) return;
      if ('change' in read) changes.tell(read.change);
      else wakes.tell();
    },
    missed() {
      changes.tell(undefined);
      wakes.tell();
    },
  });
  return { onChange: changes.add, onWake: wakes.add, close: stop };
}
