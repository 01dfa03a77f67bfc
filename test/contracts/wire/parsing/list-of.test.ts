import * as z from 'zod/mini';
import { expect, expectTypeOf, it } from 'vitest';
import { listOf } from '../../../../src/contracts/wire/parsing/list-of.ts';
import { setReporter } from '../../../../src/contracts/wire/parsing/report.ts';

const titles = listOf('shelf.titles', z.object({ title: z.string(), at: z.optional(z.object({ page: z.int() })) }));

/** What is read, and what is reported meanwhile. */
function read(value: unknown): [result: unknown, reports: string[]] {
  const reports: string[] = [];
  const before = setReporter((place, found) => void reports.push(`${place}: ${found}`));
  const { success, data } = titles.safeParse(value);
  setReporter(before);
  return [success ? data : 'refused', reports];
}

it.each([
  ['keeps a whole list', [{ title: 'a' }, { title: 'b' }], [{ title: 'a' }, { title: 'b' }], []],
  ['keeps an empty list', [], [], []],
  ['leaves out a bad item and says where it broke', [{ title: 'a' }, { title: 7 }, { title: 'c' }], [{ title: 'a' }, { title: 'c' }], ['shelf.titles: left out an item (title: invalid_type)']],
  ['names a place deep inside of an item', [{ title: 'a', at: { page: 1.5 } }], [], ['shelf.titles: left out an item (at.page: invalid_type)']],
  ['leaves out what is no item at all', [null], [], ['shelf.titles: left out an item (whole: invalid_type)']],
  ['refuses what is no list', { length: 1 }, 'refused', []],
  ['refuses nothing', undefined, 'refused', []],
])('%s', (_, value, result, reports) => {
  expect(read(value)).toEqual([result, reports]);
});

it('has the types of a list', () => {
  expectTypeOf<z.output<typeof titles>[number]['title']>().toEqualTypeOf<string>();
  expectTypeOf<z.input<typeof titles>[number]['title']>().toEqualTypeOf<string>();
});
