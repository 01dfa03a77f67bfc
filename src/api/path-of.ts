/**
 * A path whose ids are encoded, as in `` pathOf`/bucket/${id}` ``: an id never changes which path is called.
 *
 * @throws an error, which the client reports as `contract-broken`, for an empty id, `.` and `..`, which browsers resolve even when they are encoded
 */
export function pathOf(parts: TemplateStringsArray, ...ids: string[]): string {
  return String.raw({ raw: parts }, ...ids.map(encodeId));
}

function encodeId(id: string): string {
  if (/^\.{0,2}$/.test(id)) throw new Error('unsafe id');
  return encodeURIComponent(id.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}
