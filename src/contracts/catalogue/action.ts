import * as z from 'zod/mini';
import { openObject } from '../wire/parsing/open-object.ts';

/**
 * What something that can be pressed does: its kind, and what that kind needs.
 *
 * The data is parsed by the contract of its kind; a kind that this build does not know is no button.
 *
 * @source spec 1 §4.1 "Card action kinds"
 */
export const action = openObject({ type: z.string(), data: z.optional(z.unknown()) });
export type Action = z.output<typeof action>;

/** A button of a composed page: a label key with a fallback text. */
export const pageButton = openObject({ action, labelKey: z.optional(z.string()), text: z.string() });
export type PageButton = z.output<typeof pageButton>;
