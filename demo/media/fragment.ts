/** Reading the fragments of a segment, sample by sample. @source ISO/IEC 14496-12 §8.8 */
import { type Box, boxesAt, boxesIn } from './make/mp4-boxes.ts';

export interface Sample {
  /** Where its bytes are in the file. */
  at: number;
  size: number;
  ticks: number;
  flags: number;
  compositionOffset: number;
}

/** One `moof` with the `mdat` behind it. */
export interface Fragment { moof: Box; traf: Box; trun: Box; mdat: Box; startTicks: number; samples: Sample[] }

interface Defaults { ticks: number; size: number; flags: number }

const flagsOf = (file: Buffer, box: Box): number => file.readUInt32BE(box.body) & 0xffffff;

/** Reads fields of 32 bits one after the other, each only where its flag is set. */
function fieldReader(file: Buffer, flags: number, start: number) {
  let at = start;
  return {
    next(flag: number, otherwise: number): number {
      if (!(flags & flag)) return otherwise;
      at += 4;
      return file.readUInt32BE(at - 4);
    },
    skip: (bytes: number) => { at += bytes; },
  };
}

function defaultsOf(file: Buffer, tfhd: Box): Defaults {
  const flags = flagsOf(file, tfhd);
  const fields = fieldReader(file, flags, tfhd.body + 8);
  if (flags & 0x1) fields.skip(8);
  fields.next(0x2, 0);
  return { ticks: fields.next(0x8, 0), size: fields.next(0x10, 0), flags: fields.next(0x20, 0) };
}

function samplesOf(file: Buffer, moof: Box, trun: Box, defaults: Defaults): Sample[] {
  const flags = flagsOf(file, trun);
  const fields = fieldReader(file, flags, trun.body + 8);
  let at = moof.start + fields.next(0x1, 0);
  const first = fields.next(0x4, defaults.flags);
  return Array.from({ length: file.readUInt32BE(trun.body + 4) }, (_, i) => {
    const ticks = fields.next(0x100, defaults.ticks);
    const size = fields.next(0x200, defaults.size);
    const own = fields.next(0x400, i === 0 ? first : defaults.flags);
    const sample = { at, size, ticks, flags: own, compositionOffset: fields.next(0x800, 0) | 0 };
    at += size;
    return sample;
  });
}

/** The fragments of a segment. @throws when a box of one is missing */
export function fragmentsOf(file: Buffer): Fragment[] {
  const boxes = boxesIn(file);
  return boxes.flatMap((moof, i) => {
    if (moof.type !== 'moof') return [];
    const within = (path: string[]): Box => {
      const [found] = boxesAt(file, path, moof.body, moof.end);
      if (!found) throw new Error(`A fragment has no ${path.join('/')}.`);
      return found;
    };
    const [traf, tfhd, tfdt, trun, mdat] = [within(['traf']), within(['traf', 'tfhd']), within(['traf', 'tfdt']), within(['traf', 'trun']), boxes[i + 1]];
    if (mdat?.type !== 'mdat') throw new Error('A fragment has no media behind it.');
    return [{ moof, traf, trun, mdat, startTicks: Number(file.readBigUInt64BE(tfdt.body + 4)), samples: samplesOf(file, moof, trun, defaultsOf(file, tfhd)) }];
  });
}
