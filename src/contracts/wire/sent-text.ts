import * as z from 'zod/mini';

/**
 * The greatest length of a text that is sent to the platform, in characters, by what the text is.
 *
 * Each is far above what people and providers send, so that it ends misuse alone. A form says its own, shorter limit.
 *
 * chosen: all of them, as the spec names none but those of forms
 */
export const greatestLength = {
  /** A choice out of a list, a country, a time zone, or a code that is typed. */
  code: 100,
  /** One address of a mailbox. RFC 5321 ends a path at 254 characters. */
  email: 254,
  /** An id that the platform or a provider gave out, and a card's or a payment's reference. */
  id: 300,
  /** A name or a line of an address. */
  line: 300,
  /** Longer than any password that is hashed, so that the refusal of a long one can say why. */
  password: 1_000,
  /** Where a page goes on, which is sent back unchanged. */
  cursor: 1_000,
  /** A web address with its query; browsers and proxies end near it. */
  address: 2_000,
  /** What people write: a review, a message, the words of a search, of which the platform reads the beginning. */
  text: 5_000,
  /** A signed or encrypted token: the identity token of a provider, the proof of a captcha, a card in its vendor's encryption. */
  token: 16_000,
} as const;
export type SentKind = keyof typeof greatestLength;

/** A text of an input contract. */
// @__NO_SIDE_EFFECTS__
export function sent(kind: SentKind): z.ZodMiniString<string> {
  return z.string().check(z.maxLength(greatestLength[kind]));
}

/** A list of an input contract, with its greatest count. */
// @__NO_SIDE_EFFECTS__
export function sentList<T extends z.ZodMiniType>(item: T, most: number): z.ZodMiniArray<T> {
  return z.array(item).check(z.maxLength(most));
}
