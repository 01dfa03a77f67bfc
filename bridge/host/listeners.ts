/** A listener that throws is the page's own trouble: reported, and the others still hear. */
function report(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}

/** Who on this page listens to what. */
export function createListeners() {
  const byEvent = new Map<string, Set<{ readonly hear: (data: unknown) => void }>>();
  return {
    names: (): string[] => [...byEvent.keys()],
    /** @returns removes this one listener; tells whether it was the event's last */
    add(event: string, hear: (data: unknown) => void): { readonly first: boolean; readonly remove: () => boolean } {
      const known = byEvent.get(event);
      const group = known ?? new Set();
      const one = { hear };
      group.add(one);
      byEvent.set(event, group);
      return {
        first: !known,
        remove() {
          if (!group.delete(one) || group.size > 0) return false;
          byEvent.delete(event);
          return true;
        },
      };
    },
    tell(event: string, data: unknown): void {
      for (const { hear } of [...(byEvent.get(event) ?? [])]) {
        try {
          hear(data);
        } catch (error) {
          report(error);
        }
      }
    },
    clear: () => byEvent.clear(),
  };
}
