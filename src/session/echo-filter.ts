import type { Changed } from '../contracts/wire/changed.ts';

/** A change of this browser and its echo from the platform come within this time of each other, in either order. */
const keptMs = 10_000;

/** Tells a browser's own changes from those of others, when the platform sends them back. */
export interface EchoFilter {
  /** A change that this browser made and told. */
  add(changed: Changed): void;
  /** Whether this change is the echo of one that was added; each answers for one. */
  isEcho(changed: Changed): boolean;
}

interface Entry { key: string; until: number }

const keyOf = ({ subject, ids }: Changed): string => JSON.stringify([subject, ...[...ids].sort()]);

/** @param now milliseconds of a clock that never goes back */
export function createEchoFilter(now: () => number = () => performance.now()): EchoFilter {
  let made: Entry[] = [];
  let arrived: Entry[] = [];
  const take = (entries: Entry[], key: string): boolean => {
    const index = entries.findIndex((entry) => entry.key === key);
    if (index !== -1) entries.splice(index, 1);
    return index !== -1;
  };
  /** Pairs a change with its other half, or keeps it until that comes. */
  const pair = (changed: Changed, others: Entry[], own: Entry[]): boolean => {
    const key = keyOf(changed);
    const isPaired = take(others, key);
    if (!isPaired) own.push({ key, until: now() + keptMs });
    return isPaired;
  };
  const forgetOld = () => {
    made = made.filter(({ until }) => until > now());
    arrived = arrived.filter(({ until }) => until > now());
  };
  return {
    add(changed) {
      forgetOld();
      pair(changed, arrived, made);
    },
    isEcho(changed) {
      forgetOld();
      return pair(changed, made, arrived);
    },
  };
}
