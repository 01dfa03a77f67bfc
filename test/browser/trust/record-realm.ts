/** What the page's own realm is told while it lives. */
export interface Heard {
  /** Where it came from. */
  via: string;
  text: string;
}

/** What the recorder keeps in the page, under one name. */
export interface RealmRecord {
  heard: Heard[];
  /** The keys that a window had before anything else ran. */
  bare: PropertyKey[];
}

/**
 * Runs in the page before anything else; hears every message that reaches the page's own realm.
 *
 * Window messages, both directions of every port, broadcast channels and the elements' events. Frames are left alone:
 * what they hold is theirs.
 */
export function recordRealm(): void {
  if (window.top !== window) return;
  const record: RealmRecord = { heard: [], bare: Reflect.ownKeys(window) };
  Object.defineProperty(window, '__realmRecord', { value: record });
  const textOf = (value: unknown): string => {
    try {
      return typeof value === 'string' ? value : JSON.stringify(value) ?? String(value);
    } catch {
      return String(value);
    }
  };
  const hear = (via: string, value: unknown): void => void record.heard.push({ via, text: textOf(value) });

  window.addEventListener('message', (event) => hear(`message from ${event.origin}`, event.data), true);
  for (const name of ['footlight.arena', 'footlight']) new BroadcastChannel(name).onmessage = (event) => hear(`channel ${name}`, event.data);
  const eventNames = ['signed-in', 'signed-out', 'sign-in-failed', 'purchased', 'ready', 'statechange', 'error', 'sign-in-required', 'access-required', 'navigate', 'favourite-changed'];
  for (const name of eventNames) document.addEventListener(`footlight-${name}`, (event) => hear(`event ${name}`, (event as CustomEvent<unknown>).detail), true);

  const port = MessagePort.prototype;
  const watched = new WeakSet<MessagePort>();
  const addListener = port.addEventListener;
  const watch = (one: MessagePort): void => {
    if (watched.has(one)) return;
    watched.add(one);
    Reflect.apply(addListener, one, ['message', (event: MessageEvent) => hear('port in', event.data)]);
  };
  const post = port.postMessage;
  port.postMessage = function (this: MessagePort, ...given: unknown[]) {
    hear('port out', given[0]);
    watch(this);
    return Reflect.apply(post, this, given) as undefined;
  };
  port.addEventListener = function (this: MessagePort, ...given: unknown[]) {
    watch(this);
    return Reflect.apply(addListener, this, given) as undefined;
  };
  const onmessage = Object.getOwnPropertyDescriptor(port, 'onmessage')!;
  Object.defineProperty(port, 'onmessage', {
    ...onmessage,
    set(this: MessagePort, listener: unknown) {
      watch(this);
      onmessage.set!.call(this, listener);
    },
  });
}
