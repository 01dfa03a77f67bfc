import * as z from 'zod/mini';

/**
 * A moment, as epoch milliseconds from here inwards.
 *
 * The platform writes ISO 8601 text; a moment that already crossed a bridge is a number. Both are read here and nowhere else.
 *
 * @source spec 1 §9; design "An instant is epoch milliseconds from the contract inwards"
 */
export const instant = z.union([
  z.int(),
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text: string) => Date.parse(text)),
  ),
]);
export type Instant = z.output<typeof instant>;
