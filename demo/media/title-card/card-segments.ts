/**
 * A title card as fragmented MP4: its header, its pictures and the silence under it.
 *
 * @source ISO/IEC 14496-12 §8, ISO/IEC 14496-15 §5.3.3
 */
import { box, fullBox, u32, u64 } from '../make/mp4-boxes.ts';
import { BitWriter } from './bit-writer.ts';
import { cardPicture, type TitleCard } from './card-picture.ts';
import { keyFrame, parameterSets, repeatFrame } from './h264-still.ts';

const FPS = 24;
const WIDTH = 1280;
const HEIGHT = 720;
const AAC_FRAME = 1024;

const u16 = (...values: number[]): Buffer => {
  const out = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => out.writeUInt16BE(value, i * 2));
  return out;
};
const zeros = (count: number): Buffer => Buffer.alloc(count);
const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

function sampleEntry(): Buffer {
  const { sps, pps } = parameterSets({ columns: WIDTH / 16, rows: HEIGHT / 16 });
  const config = box('avcC', Buffer.from([1, 0x4d, 0x40, 0x1f, 0xff, 0xe1]), u16(sps.length), sps, Buffer.from([1]), u16(pps.length), pps);
  return box('avc1', zeros(6), u16(1), zeros(16), u16(WIDTH, HEIGHT), u32(0x480000, 0x480000, 0), u16(1), zeros(32), u16(0x18, 0xffff), config);
}

/** The header that every card shares. @param timescale of the track that the card interrupts */
export function cardHeader(timescale: number): Buffer {
  const table = box('stbl', fullBox('stsd', 0, 0, u32(1), sampleEntry()), fullBox('stts', 0, 0, u32(0)), fullBox('stsc', 0, 0, u32(0)), fullBox('stsz', 0, 0, u32(0, 0)), fullBox('stco', 0, 0, u32(0)));
  const media = box('mdia',
    fullBox('mdhd', 0, 0, u32(0, 0, timescale, 0), u16(0x55c4, 0)),
    fullBox('hdlr', 0, 0, u32(0), Buffer.from('vide'), zeros(12), Buffer.from('Title card\0')),
    box('minf', fullBox('vmhd', 0, 1, zeros(8)), box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1))), table));
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6\0\0\0\0iso6cmfcavc1', 'latin1')),
    box('moov',
      fullBox('mvhd', 0, 0, u32(0, 0, timescale, 0, 0x10000), u16(0x100), zeros(10), matrix, zeros(24), u32(2)),
      box('trak', fullBox('tkhd', 0, 7, u32(0, 0, 1, 0, 0), zeros(8), u16(0, 0, 0, 0), matrix, u32(WIDTH * 0x10000, HEIGHT * 0x10000)), media),
      box('mvex', fullBox('trex', 0, 0, u32(1, 1, 0, 0, 0)))),
  ]);
}

interface Fragment { sequence: number; startTicks: number; samples: readonly { bytes: Buffer; ticks: number }[]; isVideo: boolean }

/** One fragment; of video samples, the first alone is a key frame. */
function fragment({ sequence, startTicks, samples, isVideo }: Fragment): Buffer {
  const rest = isVideo ? 0x01010000 : 0x02000000;
  const moof = (offset: number): Buffer => box('moof',
    fullBox('mfhd', 0, 0, u32(sequence)),
    box('traf',
      fullBox('tfhd', 0, 0x020020, u32(1, rest)),
      fullBox('tfdt', 1, 0, u64(startTicks)),
      fullBox('trun', 0, 0x000305, u32(samples.length, offset, 0x02000000), ...samples.map(({ bytes, ticks }) => u32(ticks, bytes.length)))));
  const styp = box('styp', Buffer.from('cmfs\0\0\0\0cmfscmffiso6', 'latin1'));
  return Buffer.concat([styp, moof(moof(0).length + 8), box('mdat', ...samples.map(({ bytes }) => bytes))]);
}

const withLength = (unit: Buffer): Buffer => Buffer.concat([u32(unit.length), unit]);

/** Where a card's segment lies in its track. */
export interface CardPlace { sequence: number; startTicks: number; ticks: number; timescale: number }

/** The card itself, as many frames as fit. */
export function cardVideo(card: TitleCard, { sequence, startTicks, ticks, timescale }: CardPlace): Buffer {
  const picture = cardPicture(card);
  const frame = timescale / FPS;
  const samples = Array.from({ length: Math.round(ticks / frame) }, (_, i) => ({ bytes: withLength(i === 0 ? keyFrame(picture) : repeatFrame(picture, i)), ticks: frame }));
  return fragment({ sequence, startTicks, samples, isVideo: true });
}

/** One AAC-LC frame of one channel without a spectrum. @source ISO/IEC 14496-3 §4.4.2 */
const silence = new BitWriter().bits(0, 29).bits(7, 3).trailing().subarray(0, 4);

/** Silence that ends to the tick where the next sound starts: its last frame is a little longer or shorter. */
export function cardSound({ sequence, startTicks, ticks }: CardPlace): Buffer {
  const count = Math.round(ticks / AAC_FRAME);
  const last = ticks - (count - 1) * AAC_FRAME;
  const samples = Array.from({ length: count }, (_, i) => ({ bytes: silence, ticks: i === count - 1 ? last : AAC_FRAME }));
  return fragment({ sequence, startTicks, samples, isVideo: false });
}
