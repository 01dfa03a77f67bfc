import { expect, it, test } from 'vitest';
import { boxesOfDate, dateOfBoxes, dateOrder, isBoxFilled, type DateBox, typedInBox } from '../../../../src/rules/identity/form/date-boxes.ts';

test.each([
  ['en-GB', 'day month year'], ['en-US', 'month day year'], ['ja', 'year month day'], ['ar', 'day month year'], ['no such locale', 'year month day'],
])('the boxes of %s: %s', (locale, order) => {
  expect(dateOrder(locale).join(' ')).toBe(order);
});

test.each<[DateBox, string, string | undefined]>([
  ['year', '', ''], ['year', '1999', '1999'], ['year', '19999', undefined], ['month', '12', '12'], ['month', '13', undefined], ['month', '012', undefined],
  ['day', '31', '31'], ['day', '32', undefined], ['day', 'a', undefined], ['day', '٢١', '21'],
])('%s takes %s as %s', (box, typed, held) => {
  expect(typedInBox(box, typed)).toBe(held);
});

it('goes on once a box is filled', () => {
  expect([isBoxFilled('day', '1'), isBoxFilled('day', '01'), isBoxFilled('year', '199'), isBoxFilled('year', '1999')]).toEqual([false, true, false, true]);
});

it('gives a date only when all three are filled', () => {
  expect(dateOfBoxes({ year: '1999', month: '', day: '1' })).toBeNull();
  expect(dateOfBoxes({ year: '1999', month: '7', day: '1' })).toBe('1999-07-01');
  expect(boxesOfDate('1999-07-01')).toEqual({ year: '1999', month: '07', day: '01' });
  expect(boxesOfDate(null)).toEqual({ year: '', month: '', day: '' });
});
