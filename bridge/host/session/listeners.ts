/** A listener that throws is reported; the others are still called. */
function report(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}

/** The listeners of this page, by event. */
export function createListeners() {
  const byEvent = new Map<string, Set<{ readonly listener: (data: unknown) => void }>>();
  return {
    names: (): string[] => [...byEvent.keys()],
    /** @returns removes this one listener; tells whether it was the event's last */
    add(event: string, listener: (data: unknown) => void): { readonly first: boolean; readonly remove: () => boolean } {
      const known = byEvent.get(event);
      const group = known ?? new Set();
      const one = { listener };
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
    dispatch(event: string, data: unknown): void {
      for (const { listener } of [...(byEvent.get(event) ?? [])]) {
        try {
          listener(data);
        } catch (error) {
          report(error);
        }
      }
    },
    clear: () => byEvent.clear(),
  };
}
