import { createHash } from 'node:crypto';
import { type Fragment, fragmentsOf } from '../fragment.ts';
import { box, boxesIn, fullBox, u32 } from '../make/mp4-boxes.ts';
import { encryptSample } from './encrypt-sample.ts';
import type { Encryption } from './encryption.ts';
import { type Subsample, subsamplesOf } from './subsamples.ts';

/** One track's segment. */
export interface SegmentPlace {
  track: string;
  kind: 'video' | 'audio';
  /** Of the segment in its track. */
  number: number;
}

/** No two samples of a key share a vector: it names track, segment and sample. */
function ivOf({ track, number }: SegmentPlace, sample: number): Buffer {
  const iv = createHash('sha256').update(track).digest().subarray(0, 8);
  iv.writeUInt16BE(number, 4);
  iv.writeUInt16BE(sample, 6);
  return iv;
}

interface Entry { iv: Buffer; parts: Subsample[] | undefined }

const u16 = (value: number): Buffer => {
  const out = Buffer.alloc(2);
  out.writeUInt16BE(value);
  return out;
};

/** What `senc` holds of one sample. @source ISO/IEC 23001-7 §7.2 */
const written = ({ iv, parts }: Entry, { scheme }: Encryption): Buffer => Buffer.concat([
  ...(scheme === 'cenc' ? [iv] : []),
  ...(parts ? [u16(parts.length), ...parts.flatMap(({ clear, encrypted }) => [u16(clear), u32(encrypted)])] : []),
]);

/** A clear part is told in 16 bits. */
const splitLong = (parts: Subsample[]): Subsample[] => parts.flatMap(({ clear, encrypted }) => {
  const whole = Math.floor(Math.max(0, clear - 1) / 0xffff);
  return [...Array.from({ length: whole }, () => ({ clear: 0xffff, encrypted: 0 })), { clear: clear - whole * 0xffff, encrypted }];
});

/** The fragment's header with `senc`, `saiz` and `saio`, its media moved on by what they take. */
function headerOf(file: Buffer, { moof, traf, trun }: Fragment, entries: readonly Entry[], encryption: Encryption): Buffer {
  const infos = entries.map((entry) => written(entry, encryption));
  // Sound under `cbcs` has nothing to say of a sample.
  if (infos.every((info) => info.length === 0)) return file.subarray(moof.start, moof.end);
  const hasParts = entries.some(({ parts }) => parts !== undefined);
  const senc = fullBox('senc', 0, hasParts ? 2 : 0, u32(infos.length), ...infos);
  const saiz = fullBox('saiz', 0, 0, Buffer.from([0]), u32(infos.length), Buffer.from(infos.map((info) => info.length)));
  const before = file.subarray(moof.body, traf.start);
  const children = boxesIn(file, traf.body, traf.end).map((child) => Buffer.from(file.subarray(child.start, child.end)));
  const saioSize = 20;
  const added = senc.length + saiz.length + saioSize;
  const place = boxesIn(file, traf.body, traf.end).findIndex(({ start }) => start === trun.start);
  const run = children[place];
  if (run) run.writeUInt32BE(run.readUInt32BE(16) + added, 16);
  const sencBody = 8 + before.length + (traf.end - traf.start) + saiz.length + saioSize + 16;
  const saio = fullBox('saio', 0, 0, u32(1, sencBody));
  return box('moof', before, box('traf', ...children, saiz, saio, senc), file.subarray(traf.end, moof.end));
}

/**
 * An encrypted copy of a clear segment.
 *
 * @param file whose fragments give their `trun` a data offset from the start of their `moof`
 */
export function encryptedSegment(file: Buffer, place: SegmentPlace, encryption: Encryption): Buffer {
  let count = 0;
  const fragments = fragmentsOf(file);
  const head = file.subarray(0, fragments[0]?.moof.start);
  return Buffer.concat([head, ...fragments.flatMap((fragment) => {
    const media = Buffer.from(file.subarray(fragment.mdat.start, fragment.mdat.end));
    const entries = fragment.samples.map(({ at, size }): Entry => {
      const sample = media.subarray(at - fragment.mdat.start, at - fragment.mdat.start + size);
      const parts = place.kind === 'video' ? splitLong(subsamplesOf(sample)) : undefined;
      const iv = ivOf(place, count);
      count += 1;
      encryptSample(sample, parts, encryption, iv);
      return { iv, parts };
    });
    return [headerOf(file, fragment, entries, encryption), media];
  })]);
}
