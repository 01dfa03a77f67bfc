import type * as z from 'zod/mini';
import { readBy } from './parsing/read-by.ts';

const iso = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * A moment in time; epoch milliseconds everywhere behind the contract.
 *
 * The platform writes ISO 8601 text with a zone; a moment that already crossed the bridge is a number. Only this schema reads them.
 *
 * @source spec 1 §9; design "An instant is epoch milliseconds from the contract inwards"
 */
export const instant = readBy((value: number | string) => {
  const at = typeof value === 'string' ? epochOf(value) : value;
  return Number.isSafeInteger(at) ? at : undefined;
});
export type Instant = z.output<typeof instant>;

/** NaN for other notations and for dates that do not exist, which `Date.parse` would roll over. */
function epochOf(text: string): number {
  const day = iso.exec(text)?.[1];
  return day !== undefined && new Date(day).toJSON()?.startsWith(day) ? Date.parse(text) : NaN;
}
