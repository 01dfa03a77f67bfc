/**
 * How long the platform asks a client to wait: `Retry-After` in seconds, or as a date.
 *
 * A date is compared with the answer's own date where there is one: a device's clock may be wrong.
 *
 * @returns milliseconds, 0 for a date that has passed; undefined when nothing readable was said
 */
export function retryAfterMsOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  const now = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) ? undefined : Math.max(0, at - (Number.isNaN(now) ? Date.now() : now));
}
