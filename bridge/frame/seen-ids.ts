/** Remembers ids that were used; the oldest of more than `limit` are forgotten. @returns false for one that was used before */
export function createSeenIds(limit: number): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    if (seen.size > limit) seen.delete(seen.values().next().value as string);
    return true;
  };
}
