import type { Page } from '@playwright/test';
import type { Heard, RealmRecord } from './record-realm.ts';

/** One text that the page could read, and how it got there. */
export interface Found {
  path: string;
  text: string;
}

/** Everything that the page's realm can reach at this moment, with a count that shows that the walk went somewhere. */
export interface Reached {
  found: Found[];
  objects: number;
}

/**
 * Reads what a partner's script could read: its own window, storage, elements with everything inside, and the exports of
 * every module of ours that runs in the page. Follows objects, maps, sets, symbols, hidden keys, signals and promises.
 */
export async function readRealm(page: Page): Promise<Reached> {
  return page.evaluate(walkRealm);
}

/** What arrived in the page since it opened. */
export async function readHeard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as { __realmRecord: RealmRecord }).__realmRecord.heard);
}

/** Runs in the page: one function, since nothing else of this module is there. */
async function walkRealm(): Promise<Reached> {
  const { __realmRecord: record } = window as unknown as { __realmRecord: RealmRecord };
  const bare = new Set<PropertyKey>([...record.bare, '__realmRecord']);
  const found: Found[] = [];
  const seen = new Set<unknown>([record]);
  const queue: { path: string; value: unknown }[] = [];
  const push = (path: string, value: unknown): void => {
    if (typeof value === 'string') found.push({ path, text: value });
    else if ((typeof value === 'object' && value !== null) || typeof value === 'function') {
      if (seen.has(value)) return;
      seen.add(value);
      queue.push({ path, value });
    }
  };
  const attempt = (read: () => unknown): unknown => {
    try {
      return read();
    } catch {
      return undefined;
    }
  };
  const isNative = (value: object): boolean => value instanceof Node || value instanceof Window || value instanceof StyleSheet || value instanceof CSSRule;

  /** Another window, of whatever origin, or a prototype, which is a node by name only: neither may be read. */
  const isClosed = (value: object): boolean =>
    attempt(() => (value as Window).window === value) !== false || (value instanceof Node && attempt(() => value.nodeType) === undefined);

  /** Own keys of every kind; for an element of ours also what its class offers. */
  const readKeys = (path: string, value: object): void => {
    for (const key of Reflect.ownKeys(value)) push(`${path}.${String(key)}`, attempt(() => (value as Record<PropertyKey, unknown>)[key]));
    if (!(value instanceof HTMLElement) || !value.localName.includes('-')) return;
    for (let type = Object.getPrototypeOf(value) as object; type !== HTMLElement.prototype; type = Object.getPrototypeOf(type) as object) {
      for (const key of Reflect.ownKeys(type)) push(`${path}.${String(key)}`, attempt(() => (value as unknown as Record<PropertyKey, unknown>)[key]));
    }
  };
  const readNode = (path: string, node: Node): void => {
    if (node instanceof CharacterData) found.push({ path, text: node.data });
    if (node instanceof Element) {
      for (const { name, value } of node.attributes) found.push({ path: `${path}@${name}`, text: value });
      if (node.shadowRoot) push(`${path}#shadow`, node.shadowRoot);
    }
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) found.push({ path: `${path}.value`, text: node.value });
    for (const child of node.childNodes) push(`${path}>${child.nodeName.toLowerCase()}`, child);
  };
  const readInside = async (path: string, value: object): Promise<void> => {
    if (value instanceof Map) for (const [key, one] of value) (push(`${path}.key`, key), push(`${path}(${String(attempt(() => String(key)))})`, one));
    if (value instanceof Set) for (const one of value) push(`${path}.item`, one);
    if (value instanceof Promise) push(`${path}.then`, await Promise.race([value, Promise.resolve()]).catch((failure: unknown) => failure));
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return;
    const type = Object.getPrototypeOf(value) as object | null;
    if (type && type !== Object.prototype && !isNative(value) && typeof value !== 'function') push(`${path}.prototype`, type);
    // A signal gives its value by a getter of its class.
    if (typeof (value as { peek?: unknown }).peek === 'function') push(`${path}.peek()`, attempt(() => (value as { peek(): unknown }).peek()));
  };

  for (const key of Reflect.ownKeys(window)) if (!bare.has(key)) push(`window.${String(key)}`, attempt(() => (window as unknown as Record<PropertyKey, unknown>)[key]));
  push('document', document);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = attempt(() => window[name]) as Storage | undefined;
    for (const key of Object.keys(storage ?? {})) (found.push({ path: `${name} key`, text: key }), push(`${name}.${key}`, storage?.getItem(key)));
  }
  push('cookie', document.cookie);
  push('name', window.name);
  push('history', attempt(() => history.state));
  for (const { name } of await indexedDB.databases().catch(() => [])) push('indexedDB', name);
  for (const name of await globalThis.caches?.keys().catch(() => []) ?? []) push('caches', name);
  const modules = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\/embed\/(?!loader).*\.js$/.test(name));
  for (const address of new Set(modules)) push(`import ${address.split('/').pop()}`, { ...(await import(address) as object) });

  for (let next = queue.pop(); next; next = queue.pop()) {
    const { path, value } = next as { path: string; value: object };
    if (isClosed(value)) continue;
    if (value instanceof Node) readNode(path, value);
    if (!isNative(value) || value instanceof Node) readKeys(path, value);
    await readInside(path, value);
  }
  return { found: found.filter(({ text }) => text !== ''), objects: seen.size };
}
