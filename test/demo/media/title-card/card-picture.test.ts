import { expect, test } from 'vitest';
import { cardPicture, type TitleCard } from '../../../../demo/media/title-card/card-picture.ts';

/** The picture as rows of text: `#` is ink. */
const drawn = (card: TitleCard): string[] => {
  const { columns, rows, luma } = cardPicture(card);
  return Array.from({ length: rows }, (_, row) => luma.slice(row * columns, (row + 1) * columns).map((y) => (y > 200 ? '#' : '.')).join(''));
};
const inkIn = (card: TitleCard) => drawn(card).join('').replaceAll('.', '').length;

test('a card of 1280 by 720 pixels shows a number three times as large as its words', () => {
  const rows = drawn({ number: 1, title: 'T', seed: 0 }).filter((row) => row.includes('#'));
  expect(rows).toHaveLength(21 + 7);
  expect(rows.at(-7)).toContain('#####');
});

test('two channels have two pictures, and the same channel always the same', () => {
  const card = { number: 12, title: 'Kick', seed: 12 };
  expect(cardPicture(card)).toEqual(cardPicture({ ...card }));
  expect(drawn(card)).not.toEqual(drawn({ ...card, number: 13 }));
  expect(cardPicture(card).cb).not.toBe(cardPicture({ ...card, seed: 13 }).cb);
});

test('long titles are broken into lines that stay inside, and accents are left out', () => {
  expect(drawn({ title: 'Wolverhampton-on-the-Water v Northgate United', seed: 1 }).every((row) => row.length === 80)).toBe(true);
  expect(inkIn({ title: 'Révé', seed: 1 })).toBe(inkIn({ title: 'REVE', seed: 1 }));
  expect(inkIn({ title: 'مباشر', seed: 1 })).toBe(0);
});
