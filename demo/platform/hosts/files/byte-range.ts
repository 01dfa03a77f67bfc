/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - count), last: size - 1 };
}

/**
 * Which bytes a player asks for.
 *
 * One range only: a list of ranges, another unit or nonsense is answered with the whole file, as HTTP allows.
 *
 * @param header the request's `Range`
 * @param size the file's size in bytes
 * @returns undefined for the whole file, `unsatisfiable` when no byte of the file is meant
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '') return to === '' ? undefined : lastBytes(Number(to), size);
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
