import * as z from 'zod/mini';
import { readBy } from '../../wire/parsing/read-by.ts';
import { cardFonts } from './card-font.ts';
import { type CardField, cardField, cardFieldCodes, cardFieldNames, cardFieldWordKeys, type CardFieldWords } from './card-field.ts';

const shortText = z.string().check(z.regex(/^[^]{0,400}$/));
/** Names the answers of one submission. */
const submission = z.string().check(z.regex(/^[\w-]{1,64}$/));
/** By names that the receiver knows; chosen: the receiver picks what it knows, and checks each value for its use. */
const areTexts = (all: unknown): all is Readonly<Record<string, string>> =>
  typeof all === 'object' && all !== null && !Array.isArray(all) && Object.keys(all).length <= 60 && Object.values(all).every((text) => typeof text === 'string' && text.length <= 400);
const texts = readBy((all: Readonly<Record<string, string>>) => (areTexts(all) ? all : undefined));
const words = readBy((all: CardFieldWords) => (areTexts(all) && cardFieldWordKeys.every((key) => Object.hasOwn(all, key)) ? all : undefined));

/** A message that says its kind alone. */
const alone: z.ZodMiniType<object> = z.object({});

/** Messages by their kind. */
type Kinds = Readonly<Record<string, z.ZodMiniType<object>>>;
/** One of them, which says its kind. */
type Told<K extends Kinds> = { [N in keyof K]: { kind: N } & z.output<K[N]> }[keyof K];

/** What the checkout tells the fields. Nothing of it is markup, and nothing is CSS text. */
export const toCardFields = {
  /** Draws the fields, or draws them anew. */
  show: z.object({
    fields: readBy((all: CardField[]) => (Array.isArray(all) && all.length > 0 && all.length <= cardFieldNames.length && all.every((one) => cardFieldNames.includes(one)) ? all : undefined)),
    locale: shortText,
    direction: z.enum(['ltr', 'rtl']),
    words,
    /** Custom properties of the theme by name, such as `--fl-text`, and their values. */
    look: texts,
    /** The files of the fonts that the look names. */
    fonts: cardFonts,
    scheme: z.enum(['dark', 'light']),
    /** The size of text that the viewer chose, CSS pixels. */
    fontPx: z.number().check(z.gte(6), z.lte(200)),
    /** The platform's clock, epoch milliseconds. */
    now: z.number(),
  }),
  lock: z.object({ isLocked: z.boolean() }),
  /** Exchanges what was typed for a token. */
  submit: z.object({ id: submission }),
  /** A payment by the last token failed: the security code is typed again. @property field where the reason is, with the words for it @property takesFocus whether that field does */
  mark: z.object({ field: z.optional(cardField), word: z.optional(z.enum(cardFieldWordKeys)), takesFocus: z.boolean() }),
};
export type ToCardFields = Told<typeof toCardFields>;

/** What the fields tell the checkout. No number, no code and no name is in any of it. */
export const fromCardFields = {
  /** The page listens. */
  loaded: alone,
  /** The fields stand. @property height of the whole page, CSS pixels; told again whenever it changes */
  height: z.object({ height: z.number().check(z.gte(0), z.lte(2000)) }),
  /** @property field absent when the focus leaves the fields */
  focus: z.object({ field: z.optional(cardField) }),
  /** @property isComplete whether all that is asked for could be sent */
  change: z.object({ isComplete: z.boolean(), brand: z.optional(shortText), codes: cardFieldCodes }),
  /** Enter was pressed in a field. */
  enter: alone,
  token: z.object({ id: submission, token: z.string().check(z.regex(/^[^]{1,400}$/)), cardType: z.optional(shortText), last4Digits: z.optional(z.string().check(z.regex(/^\d{4}$/))) }),
  /** Nothing was made; the fields say why at each one, and the first of them has the focus. */
  refused: z.object({ id: submission, codes: cardFieldCodes }),
  /** The provider refused for a reason of no field, or was not reached: `status` 0. */
  failed: z.object({ id: submission, status: z.number(), code: z.optional(shortText), message: z.optional(shortText), retryAfterMs: z.optional(z.number()) }),
};
export type FromCardFields = Told<typeof fromCardFields>;

/** Which page a frame's fields are told of, so that a message of something else is left alone. */
export const cardFieldsChannel = 'card-fields';

/** A message as it crosses. */
export const asMessage = <M extends ToCardFields | FromCardFields>(message: M): { channel: string; message: M } => ({ channel: cardFieldsChannel, message });

/** Reads what crossed. chosen: not `z.discriminatedUnion`, whose code every element of a page would carry @returns undefined for anything else */
export function readMessage<K extends Kinds>(kinds: K, data: unknown): Told<K> | undefined {
  if (typeof data !== 'object' || data === null || !('channel' in data) || data.channel !== cardFieldsChannel || !('message' in data)) return undefined;
  const { message } = data;
  if (typeof message !== 'object' || message === null || !('kind' in message) || typeof message.kind !== 'string' || !Object.hasOwn(kinds, message.kind)) return undefined;
  const read = z.safeParse(kinds[message.kind]!, message);
  return read.success ? { kind: message.kind, ...read.data } as Told<K> : undefined;
}
