/** A text that this tab keeps through a reload. */
export interface TabText {
  read(): string | undefined;
  /** @param text undefined forgets it */
  write(text: string | undefined): void;
}

const held = new Map<string, string>();

/** Session storage, or this page's own memory where storage throws. */
export function createTabText(name: string): TabText {
  return {
    read: () => guarded((storage) => storage.getItem(name)) ?? held.get(name),
    write(text) {
      if (text === undefined) held.delete(name);
      else held.set(name, text);
      guarded((storage) => (text === undefined ? storage.removeItem(name) : storage.setItem(name, text)));
    },
  };
}

function guarded<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis.sessionStorage) ?? undefined;
  } catch {
    return undefined;
  }
}
