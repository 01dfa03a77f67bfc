/** Cuts tracks into segments of four seconds: one `init.mp4` and `1.m4s`, `2.m4s` ... in each folder. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { box, boxesAt, boxesIn, fullBox, u32, u64 } from './mp4-boxes.ts';

export interface Cut { timescale: number; starts: number[]; ticks: number; bytes: number[] }

function freshFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** ftyp and moov, without an edit list: times start at 0 and need none. */
function header(file: Buffer): Buffer {
  const parts = boxesIn(file).filter((b) => b.type === 'ftyp' || b.type === 'moov').map((b) => file.subarray(b.start, b.end));
  const out = Buffer.concat(parts);
  for (const edit of boxesAt(out, ['moov', 'trak', 'edts'])) out.write('free', edit.start + 4, 'latin1');
  return out;
}

function timescaleOf(file: Buffer): number {
  const [mdhd] = boxesAt(file, ['moov', 'trak', 'mdia', 'mdhd']);
  if (!mdhd) throw new Error('The track has no media header.');
  return file.readUInt32BE(mdhd.body + (file.readUInt8(mdhd.body) === 1 ? 20 : 12));
}

/** Cuts a fragmented video file at fragment starts that fall on whole segments. */
export function cutVideo(options: { file: string; folder: string; segmentSeconds: number; seconds: number }): Cut {
  const file = readFileSync(options.file);
  const timescale = timescaleOf(file);
  const groups: { start: number; parts: Buffer[] }[] = [];
  const all = boxesIn(file).filter((b) => b.type === 'moof' || b.type === 'mdat');
  for (const part of all) {
    if (part.type === 'moof') {
      const [tfdt] = boxesAt(file, ['traf', 'tfdt'], part.body, part.end);
      if (!tfdt || file.readUInt8(tfdt.body) !== 1) throw new Error('A fragment has no 64-bit time.');
      const start = Number(file.readBigUInt64BE(tfdt.body + 4));
      if (start % (options.segmentSeconds * timescale) === 0) groups.push({ start, parts: [] });
    }
    groups.at(-1)?.parts.push(file.subarray(part.start, part.end));
  }
  freshFolder(options.folder);
  writeFileSync(`${options.folder}/init.mp4`, header(file));
  const bytes = groups.map((group, i) => writeSegment(options.folder, i + 1, Buffer.concat(group.parts)));
  return { timescale, starts: groups.map((g) => g.start), ticks: options.seconds * timescale, bytes };
}

function writeSegment(folder: string, number: number, fragments: Buffer): number {
  const styp = box('styp', Buffer.from('cmfs\0\0\0\0cmfscmffiso6', 'latin1'));
  const segment = Buffer.concat([styp, fragments]);
  writeFileSync(`${folder}/${number}.m4s`, segment);
  return segment.length;
}

function audioFragment(frames: readonly Buffer[], sequence: number, start: number): Buffer {
  const build = (offset: number): Buffer => box('moof',
    fullBox('mfhd', 0, 0, u32(sequence)),
    box('traf',
      fullBox('tfhd', 0, 0x020038, u32(1, 1024, 0, 0x02000000)),
      fullBox('tfdt', 1, 0, u64(start)),
      fullBox('trun', 0, 0x000201, u32(frames.length, offset), u32(...frames.map((f) => f.length)))));
  const moof = build(build(0).length + 8);
  return Buffer.concat([moof, box('mdat', ...frames)]);
}

/** Cuts audio frames so that each segment starts at, or less than one frame after, its video. */
export function cutAudio(options: { frames: readonly Buffer[]; header: string; folder: string; segmentSeconds: number; rate: number }): Cut {
  const { frames, folder, segmentSeconds, rate } = options;
  const first = (n: number): number => Math.ceil((n * segmentSeconds * rate) / 1024);
  freshFolder(folder);
  writeFileSync(`${folder}/init.mp4`, header(readFileSync(options.header)));
  const cut: Cut = { timescale: rate, starts: [], ticks: frames.length * 1024, bytes: [] };
  for (let n = 0; first(n) < frames.length; n++) {
    cut.starts.push(first(n) * 1024);
    cut.bytes.push(writeSegment(folder, n + 1, audioFragment(frames.slice(first(n), first(n + 1)), n + 1, first(n) * 1024)));
  }
  return cut;
}
