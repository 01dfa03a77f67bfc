/**
 * Reading and writing the few MP4 boxes that segments are made of.
 * @source ISO/IEC 14496-12 §4.2
 */

export interface Box { type: string; start: number; end: number; body: number }

/** The boxes in a row between two offsets. */
export function boxesIn(file: Buffer, from = 0, to = file.length): Box[] {
  const found: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const size = file.readUInt32BE(at);
    if (size < 8 || at + size > to) throw new Error(`A media box at byte ${at} says it is ${size} bytes long, which cannot be.`);
    found.push({ type: file.toString('latin1', at + 4, at + 8), start: at, end: at + size, body: at + 8 });
    at += size;
  }
  return found;
}

/** Every box reached by a path such as `['moof', 'traf', 'tfdt']`. */
export function boxesAt(file: Buffer, path: readonly string[], from = 0, to = file.length): Box[] {
  const [head, ...rest] = path;
  const here = boxesIn(file, from, to).filter((box) => box.type === head);
  return rest.length === 0 ? here : here.flatMap((box) => boxesAt(file, rest, box.body, box.end));
}

export function u32(...values: number[]): Buffer {
  const out = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => out.writeUInt32BE(value >>> 0, i * 4));
  return out;
}

export function u64(value: number): Buffer {
  const out = Buffer.alloc(8);
  out.writeBigUInt64BE(BigInt(value));
  return out;
}

export function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** A box with a version and flags. */
export function fullBox(type: string, version: number, flags: number, ...parts: Buffer[]): Buffer {
  return box(type, u32(((version << 24) | flags) >>> 0), ...parts);
}
