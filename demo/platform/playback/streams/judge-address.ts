import type { Database } from '../../db/database.ts';
import type { PlatformKeys } from '../../server/platform-keys.ts';
import type { PlatformState } from '../../server/state/platform-state.ts';
import { type GoodBy, openedBy, openLifeMs } from '../signed-path.ts';
import { judgeLease, type Lease, leaseLifeMs, readLease } from './stream-lease.ts';

/** Whether a signed media path may be answered. `ended`: the session or the licence that it was made for is over. */
export type PathVerdict = 'valid' | 'expired' | 'ended' | 'altered';

/** The lease is that of an address that names one. */
export interface JudgedPath { verdict: PathVerdict; lease?: Lease | undefined }

/** When an address was made, or last renewed. */
const madeAt = (goodBy: GoodBy, lease: Lease | undefined): number => (typeof goodBy === 'number' ? goodBy - openLifeMs : (lease?.until ?? 0) - leaseLifeMs);

/** Whether the switch says that addresses of this one's age are over. */
function isDeclaredExpired(path: string, made: number, { mediaFaults, now }: PlatformState): boolean {
  const fault = mediaFaults.find(({ kind, until }) => kind === 'expired' && (until === null || now < until));
  return fault !== undefined && made <= fault.since && (fault.path === null || path.includes(fault.path));
}

/** Judges `/s/…` by the part after the host: its signature, its time, and the lease that it names. */
export async function judgeAddress({ db, keys, readState }: { db: Database; keys: Pick<PlatformKeys, 'address'>; readState(): Promise<PlatformState> }, path: string): Promise<JudgedPath> {
  const goodBy = openedBy(keys.address, path);
  if (goodBy === undefined) return { verdict: 'altered' };
  const [state, lease] = await Promise.all([readState(), typeof goodBy === 'string' ? readLease(db, goodBy) : undefined]);
  if (isDeclaredExpired(path, madeAt(goodBy, lease), state)) return { verdict: 'expired' };
  if (typeof goodBy === 'string') return { verdict: await judgeLease(db, lease, state.now), lease };
  return { verdict: state.now < goodBy ? 'valid' : 'expired' };
}
