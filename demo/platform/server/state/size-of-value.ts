import { bytesOfText } from './memory-budget.ts';

/** A number, a truth or a reference; the head of an object. chosen: what V8 takes on 64 bits */
const [slotBytes, headBytes] = [8, 40];

/** Of a long list so many entries stand for all. */
const mostMeasured = 64;

function sizeOfList(list: readonly unknown[], seen: Set<object>): number {
  const step = Math.max(1, Math.floor(list.length / mostMeasured));
  const measured = list.length <= mostMeasured ? list : Array.from({ length: mostMeasured }, (_, at) => list[at * step]);
  const bytes = measured.reduce<number>((sum, each) => sum + slotBytes + sizeOfValue(each, seen), 0);
  return measured.length === 0 ? 0 : bytes * (list.length / measured.length);
}

/**
 * About how many bytes a value of rows, lists, maps and texts holds. What it holds twice counts once.
 *
 * @param seen objects that were counted
 */
export function sizeOfValue(value: unknown, seen: Set<object> = new Set()): number {
  if (typeof value === 'string') return headBytes + bytesOfText(value);
  if (typeof value !== 'object' || value === null) return slotBytes;
  if (seen.has(value)) return slotBytes;
  seen.add(value);
  if (ArrayBuffer.isView(value)) return headBytes + value.byteLength;
  if (Array.isArray(value)) return headBytes + sizeOfList(value, seen);
  if (value instanceof Set) return headBytes + sizeOfList([...value], seen) * 2;
  if (value instanceof Map) return headBytes + sizeOfList([...value.keys()], seen) * 2 + sizeOfList([...value.values()], seen);
  return headBytes + Object.values(value).reduce<number>((sum, each) => sum + slotBytes + sizeOfValue(each, seen), 0);
}
