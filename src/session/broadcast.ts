import * as z from 'zod/mini';
import { changed } from '../contracts/wire/changed.ts';
import { tokens } from '../contracts/identity/tokens.ts';

/** What frames and tabs of one viewer tell each other, on the platform's origin only. */
export const broadcastMessage = z.union([
  z.object({ kind: z.literal('session'), tokens: z.optional(tokens) }),
  z.object({ kind: z.literal('changed'), changed }),
  /** A frame that has just opened asks the others who is watching. */
  z.object({ kind: z.literal('ask') }),
]);
export type BroadcastMessage = z.output<typeof broadcastMessage>;

/** The way to the same origin's other frames and tabs. */
export interface Broadcast {
  send(message: BroadcastMessage): void;
  close(): void;
}

/** Under this name a frame takes messages from its same-origin siblings. */
const door = Symbol.for('footlight.family');
type Doors = Map<string, Set<(message: unknown) => void>>;

/**
 * Joins the frames and tabs of one realm and one storage partition.
 *
 * Requirements: messages reach this origin's own windows only; a blocked storage does not part siblings.
 *
 * 1. A BroadcastChannel carries messages to every frame and tab of the partition, where the browser gives one.
 * 2. Sibling frames under one parent are called directly as well: same-origin windows may touch each other,
 *    a window of another origin throws and is passed over. The parent's own window is never used.
 * 3. A message that arrives both ways is delivered twice; every message is idempotent.
 */
export function joinBroadcast(realm: string, hear: (message: BroadcastMessage) => void): Broadcast {
  const receive = (raw: unknown) => {
    const parsed = z.safeParse(broadcastMessage, raw);
    if (parsed.success) hear(parsed.data);
  };
  const channel = openChannel(`footlight.${realm}`, receive);
  const leave = openDoor(realm, receive);
  return {
    send(message) {
      channel?.postMessage(message);
      for (const sibling of siblings()) for (const deliver of sibling.get(realm) ?? []) if (deliver !== receive) deliver(message);
    },
    close() {
      channel?.close();
      leave();
    },
  };
}

function openChannel(name: string, receive: (raw: unknown) => void): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = (event) => receive(event.data);
    return channel;
  } catch {
    return undefined;
  }
}

function openDoor(realm: string, receive: (raw: unknown) => void): () => void {
  const here = globalThis as unknown as Record<symbol, Doors | undefined>;
  const doors = (here[door] ??= new Map<string, Set<(message: unknown) => void>>());
  const own = doors.get(realm) ?? new Set<(message: unknown) => void>();
  doors.set(realm, own.add(receive));
  return () => own.delete(receive);
}

function siblings(): Doors[] {
  const found: Doors[] = [];
  const parent = globalThis.window?.parent;
  for (let index = 0; parent && parent !== globalThis.window && index < parent.length; index += 1) {
    try {
      const doors = (parent[index] as unknown as Record<symbol, Doors | undefined>)[door];
      if (doors) found.push(doors);
    } catch {
      // Another origin's frame: not of this family.
    }
  }
  return found;
}
