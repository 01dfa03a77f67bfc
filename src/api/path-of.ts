/** An id that a path cannot carry. The client reports it as input that does not fit. */
export class UnsafeId extends Error {
  override readonly name = 'UnsafeId';
}

/**
 * A path whose ids are encoded, as in `` pathOf`/bucket/${id}` ``: an id never changes which path is called.
 *
 * @throws UnsafeId for an empty id, `.` and `..`, which browsers resolve even when they are encoded
 */
export function pathOf(parts: TemplateStringsArray, ...ids: string[]): string {
  return String.raw({ raw: parts }, ...ids.map(encodeId));
}

function encodeId(id: string): string {
  if (/^\.{0,2}$/.test(id)) throw new UnsafeId();
  return encodeURIComponent(id.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}
