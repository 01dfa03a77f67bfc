/** The last of many. */
export interface Recent<T> {
  add(one: T): void;
  /** Oldest first. */
  read(): T[];
}

/** @param most how many are kept */
export function recent<T>(most: number): Recent<T> {
  const held: T[] = [];
  return {
    add(one) {
      held.push(one);
      if (held.length > most) held.shift();
    },
    read: () => [...held],
  };
}
