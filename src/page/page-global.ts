/** One value that every copy of this code finds in a window. */
export interface PageGlobal<T> {
  /** @param page another window of the same origin; throws for a window of another one */
  read(page?: object): T | undefined;
  write(value: T): void;
  /** Reads it and takes it away. */
  take(): T | undefined;
  /** The value, made by the first caller. */
  ensure(make: () => T): T;
}

/**
 * One value per page, kept on `globalThis` under a name that two copies of a module share.
 *
 * @param name what it holds; the key becomes `footlight.<name>`
 */
export function pageGlobal<T>(name: string): PageGlobal<T> {
  const key = Symbol.for(`footlight.${name}`);
  const read = (page: object = globalThis) => Reflect.get(page, key) as T | undefined;
  const write = (value: T) => void Reflect.set(globalThis, key, value);
  return {
    read,
    write,
    take() {
      const value = read();
      Reflect.deleteProperty(globalThis, key);
      return value;
    },
    ensure(make) {
      const value = read() ?? make();
      write(value);
      return value;
    },
  };
}
