import * as z from 'zod/mini';
import { createTabText } from '../../tab-text.ts';

/** What is kept of a gift while it is being given. */
const keptGift = z.object({
  /** What was typed. A day is `2026-02-14`, as its field holds it; the rest as it was typed. */
  draft: z.optional(z.object({ giftId: z.string(), message: z.string(), recipientEmail: z.string(), day: z.string() })),
  /** A guest who pays. */
  buyer: z.optional(z.object({ token: z.string(), expiresAt: z.number() })),
  /** The basket of a gift that is being paid, or is paid. */
  basket: z.optional(z.object({ id: z.string(), giftId: z.string(), isPaid: z.boolean() })),
});
export type KeptGift = z.output<typeof keptGift>;
export type GiftDraft = NonNullable<KeptGift['draft']>;

/** Keeps a gift through a reload and through signing in, in this tab alone. */
export interface GiftMemory {
  read(): KeptGift;
  /** Keeps these parts; undefined forgets one. */
  keep(parts: { [K in keyof KeptGift]?: KeptGift[K] | undefined }): void;
}

export function createGiftMemory(realm: string): GiftMemory {
  const text = createTabText(`footlight-gift:${realm}`);
  const read = (): KeptGift => parsed(text.read());
  return { read, keep: (parts) => text.write(JSON.stringify({ ...read(), ...parts })) };
}

function parsed(text = '{}'): KeptGift {
  try {
    return z.parse(keptGift, JSON.parse(text));
  } catch {
    return {};
  }
}
