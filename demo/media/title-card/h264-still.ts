/**
 * A still picture of flat blocks as H.264, and frames that repeat it.
 *
 * Each macroblock of 16 × 16 pixels has one brightness, the whole picture one colour: Intra 16 × 16 prediction and one
 * coefficient at each edge, CAVLC, Main profile. A card of 1280 × 720 takes about 4 kB, a repeated frame about 20 bytes.
 *
 * chosen: written here instead of encoded by a tool, so that every channel, now or later, gets a card with its own words
 * and none has to be kept in the repository.
 *
 * @source ISO/IEC 14496-10 §7.3, §8.3.3, §8.5.10, §9.2
 */
import { BitWriter } from './bit-writer.ts';

/** Brightness of every macroblock, row by row, 16 to 235, and the colour of all, each 16 to 240 with 128 as grey. */
export interface StillPicture { columns: number; rows: number; luma: readonly number[]; cb: number; cr: number }

/** Quantiser. One luma level is 0.625 steps of brightness here, one chroma level 1.25. */
const QP = 24;
const lumaStep = 0.625;
const chromaStep = 1.25;
const frameNumberBits = 8;

type NalType = 1 | 5 | 7 | 8;

/** A NAL unit with emulation prevention bytes. @source ISO/IEC 14496-10 §7.4.1 */
function nal(type: NalType, body: Buffer): Buffer {
  const out = [(type === 1 ? 0x40 : 0x60) | type];
  let zeros = 0;
  for (const byte of body) {
    if (zeros >= 2 && byte <= 3) {
      out.push(3);
      zeros = 0;
    }
    out.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(out);
}

/** Sequence and picture parameters. */
export function parameterSets({ columns, rows }: Pick<StillPicture, 'columns' | 'rows'>): { sps: Buffer; pps: Buffer } {
  const sps = new BitWriter().bits(0x4d401f, 24).ue(0).ue(frameNumberBits - 4).ue(2).ue(1).bits(0, 1)
    .ue(columns - 1).ue(rows - 1).bits(1, 1).bits(1, 1).bits(0, 1).bits(0, 1);
  const pps = new BitWriter().ue(0).ue(0).bits(0, 1).bits(0, 1).ue(0).ue(0).ue(0).bits(0, 1).bits(0, 2)
    .se(QP - 26).se(0).se(0).bits(1, 1).bits(0, 1).bits(0, 1);
  return { sps: nal(7, sps.trailing()), pps: nal(8, pps.trailing()) };
}

/** The one coefficient of a block, or none. @source ISO/IEC 14496-10 §9.2.1, §9.2.2, tables 9-5, 9-7, 9-9 */
function coefficient(out: BitWriter, level: number, block: 'luma' | 'chroma'): void {
  const size = Math.abs(level);
  if (size === 0) out.code(block === 'luma' ? '1' : '01');
  else if (size === 1) out.code(block === 'luma' ? '01' : '1').bits(level < 0 ? 1 : 0, 1).bits(1, 1);
  else {
    out.code(block === 'luma' ? '000101' : '000111');
    const code = 2 * size - (level > 0 ? 2 : 1) - 2;
    if (code < 14) out.bits(1, code + 1);
    else if (code < 30) out.bits(1, 15).bits(code - 14, 4);
    else out.bits(1, 16).bits(code - 30, 12);
    out.bits(1, 1);
  }
}

const isNear = (one: number | undefined, other: number): one is number => one !== undefined && Math.abs(one - other) <= 1;

function meanOf(top: number | undefined, left: number | undefined): number {
  if (top !== undefined && left !== undefined) return (top + left + 1) >> 1;
  return top ?? left ?? 128;
}

/** Writes one macroblock. @returns its brightness as a decoder will have it */
function macroblock(out: BitWriter, wanted: number, top: number | undefined, left: number | undefined, chroma: readonly [number, number] | undefined): number {
  const isCopy = !chroma && (isNear(top, wanted) || isNear(left, wanted));
  const prediction = isCopy ? (isNear(top, wanted) ? 0 : 1) : 2;
  const from = prediction === 2 ? meanOf(top, left) : (prediction === 0 ? top : left) ?? 128;
  const level = isCopy ? 0 : Math.round((wanted - from) / lumaStep);
  out.ue(1 + prediction + (chroma ? 4 : 0)).ue(0).se(0);
  coefficient(out, level, 'luma');
  for (const colour of chroma ?? []) coefficient(out, Math.round((colour - 128) / chromaStep), 'chroma');
  return from + ((40 * level + 32) >> 6);
}

/** The picture itself: one instantaneous refresh. */
export function keyFrame({ columns, luma, cb, cr }: StillPicture): Buffer {
  const out = new BitWriter().ue(0).ue(7).ue(0).bits(0, frameNumberBits).ue(0).bits(0, 2).se(0).ue(1);
  const decoded: number[] = [];
  luma.forEach((wanted, at) => {
    const left = at % columns === 0 ? undefined : decoded[at - 1];
    decoded.push(macroblock(out, wanted, decoded[at - columns], left, at === 0 ? [cb, cr] : undefined));
  });
  return nal(5, out.trailing());
}

/** The same picture again: every macroblock is skipped. @param number of frames since the key frame */
export function repeatFrame({ columns, rows }: StillPicture, number: number): Buffer {
  const out = new BitWriter().ue(0).ue(5).ue(0).bits(number % (1 << frameNumberBits), frameNumberBits)
    .bits(0, 1).bits(0, 1).bits(0, 1).se(0).ue(1).ue(columns * rows);
  return nal(1, out.trailing());
}
