/** Remembers ids that were used; the oldest of more than `limit` are forgotten. */
export interface SeenIds {
  has(id: string): boolean;
  /** @returns false for one that was used before */
  add(id: string): boolean;
}

export function createSeenIds(limit: number): SeenIds {
  const seen = new Set<string>();
  return {
    has: (id) => seen.has(id),
    add(id) {
      if (seen.has(id)) return false;
      seen.add(id);
      if (seen.size > limit) seen.delete(seen.values().next().value as string);
      return true;
    },
  };
}
