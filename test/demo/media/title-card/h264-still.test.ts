import { expect, test } from 'vitest';
import { keyFrame, parameterSets, repeatFrame, type StillPicture } from '../../../../demo/media/title-card/h264-still.ts';

const picture: StillPicture = { columns: 2, rows: 1, luma: [128, 46], cb: 128, cr: 128 };

test('parameters name the Main profile at level 3.1', () => {
  const { sps, pps } = parameterSets({ columns: 80, rows: 45 });
  expect([...sps.subarray(0, 4)]).toEqual([0x67, 0x4d, 0x40, 0x1f]);
  expect(pps[0]).toBe(0x68);
});

/**
 * Worked out by hand from the specification's tables.
 *
 * Header: first macroblock 0, type 7, parameters 0, frame 0, picture 0, two flags, quantiser 0, no deblocking.
 * First block: mean prediction with chroma (7), level 0 and two empty chroma blocks. Second: mean prediction (3), level (46 - 128) / 0.625 = -131.
 */
test('a picture of two blocks is written bit by bit as the specification says', () => {
  const header = '1 0001000 1 00000000 1 00 1 010';
  const first = '0001000 1 1 1 01 01';
  const level = 2 * 131 - 1 - 2;
  const second = `00100 1 1 000101 ${'0'.repeat(15)}1 ${(level - 30).toString(2).padStart(12, '0')} 1`;
  const bits = `${header}${first}${second}1`.replaceAll(' ', '');
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  expect([...keyFrame(picture)]).toEqual([0x65, ...bytes]);
});

test('a block like its neighbour costs six bits, a repeated picture a few bytes', () => {
  const flat = (count: number) => keyFrame({ columns: count, rows: 1, luma: Array.from({ length: count }, () => 46), cb: 150, cr: 110 }).length;
  expect(flat(801) - flat(1)).toBe(600);
  expect(repeatFrame({ ...picture, columns: 80, rows: 45 }, 47).length).toBeLessThan(10);
});

test('a decoder is never shown a start code inside a picture', () => {
  const bytes = keyFrame({ columns: 80, rows: 45, luma: Array.from({ length: 3600 }, (_, i) => 16 + (i * 37) % 220), cb: 158, cr: 112 });
  expect(bytes.toString('hex').match(/^(?:..)*?00000[012]/)).toBe(null);
});
