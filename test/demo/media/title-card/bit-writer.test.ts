import { expect, test } from 'vitest';
import { BitWriter } from '../../../../demo/media/title-card/bit-writer.ts';

const bitsOf = (write: (out: BitWriter) => unknown): string => {
  const out = new BitWriter();
  write(out);
  const text = [...out.trailing()].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return text.slice(0, text.lastIndexOf('1'));
};

test.each([[0, '1'], [1, '010'], [2, '011'], [3, '00100'], [7, '0001000'], [3600, '00000000000111000010001']])('%d as unsigned Exp-Golomb is %s', (value, bits) => {
  expect(bitsOf((out) => out.ue(value))).toBe(bits);
});

test.each([[0, '1'], [1, '010'], [-1, '011'], [2, '00100'], [-2, '00101']])('%d as signed Exp-Golomb is %s', (value, bits) => {
  expect(bitsOf((out) => out.se(value))).toBe(bits);
});

test('a stop bit fills the last byte with zeros', () => {
  expect([...new BitWriter().code('000101').bits(3, 4).trailing()]).toEqual([0b00010100, 0b11100000]);
});
