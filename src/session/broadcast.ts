import * as z from 'zod/mini';
import { changed } from '../contracts/wire/changed.ts';
import { pageGlobal } from '../page/page-global.ts';
import { storedSession } from './stored-session.ts';

/** What frames and tabs of one viewer send each other, on the platform's origin only. */
export const broadcastMessage = z.union([
  z.object({ kind: z.literal('session'), session: storedSession }),
  z.object({ kind: z.literal('changed'), changed }),
  /** A frame that has just opened asks the others who is watching. */
  z.object({ kind: z.literal('ask') }),
]);
export type BroadcastMessage = z.output<typeof broadcastMessage>;

/** Messages to and from the same origin's other frames and tabs. */
export interface Broadcast {
  send(message: BroadcastMessage): void;
  close(): void;
}

type Receiver = (raw: unknown) => void;

/** Where a frame takes messages from its same-origin siblings, by realm. */
const receiversOfPage = pageGlobal<Map<string, Set<Receiver>>>('siblings');

/**
 * Joins the frames and tabs of one realm and one storage partition.
 *
 * Requirements: messages reach this origin's own windows only; a blocked storage does not part siblings.
 *
 * 1. A BroadcastChannel carries messages to every frame and tab of the partition, where the browser gives one.
 * 2. Sibling frames under one parent are called directly as well: same-origin windows may touch each other,
 *    a window of another origin throws and is passed over. The parent's own window is never used.
 * 3. A message that arrives both ways is delivered twice; every message is idempotent, and a session that is not newer changes nothing.
 */
export function joinBroadcast(realm: string, onMessage: (message: BroadcastMessage) => void): Broadcast {
  const receive: Receiver = (raw) => {
    const parsed = z.safeParse(broadcastMessage, raw);
    if (parsed.success) onMessage(parsed.data);
  };
  const channel = openChannel(`footlight.${realm}`, receive);
  const leave = addReceiver(realm, receive);
  return {
    send(message) {
      channel?.postMessage(message);
      for (const receivers of siblings()) for (const deliver of receivers.get(realm) ?? []) if (deliver !== receive) deliver(message);
    },
    close() {
      channel?.close();
      leave();
    },
  };
}

function openChannel(name: string, receive: Receiver): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = (event) => receive(event.data);
    return channel;
  } catch {
    return undefined;
  }
}

function addReceiver(realm: string, receive: Receiver): () => void {
  const all = receiversOfPage.ensure(() => new Map());
  const own = all.get(realm) ?? new Set();
  all.set(realm, own.add(receive));
  return () => own.delete(receive);
}

/** The receivers of every same-origin frame under the parent, this one's too. */
function siblings(): Map<string, Set<Receiver>>[] {
  const found: Map<string, Set<Receiver>>[] = [];
  const parent = globalThis.window?.parent;
  for (let index = 0; parent && parent !== globalThis.window && index < parent.length; index += 1) {
    try {
      const receivers = receiversOfPage.read(parent[index]);
      if (receivers) found.push(receivers);
    } catch {
      // A frame of another origin.
    }
  }
  return found;
}
