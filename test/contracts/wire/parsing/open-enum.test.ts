import type * as z from 'zod/mini';
import { expect, expectTypeOf, it } from 'vitest';
import { openEnum } from '../../../../src/contracts/wire/parsing/open-enum.ts';
import { setReporter } from '../../../../src/contracts/wire/parsing/report.ts';

const shape = openEnum('card.shape', ['ROUND', 'SQUARE']);
const scheme = openEnum('theme.scheme', ['dark', 'light'], 'light');

function read(schema: z.ZodMiniType, value: unknown): [result: unknown, reports: string[]] {
  const reports: string[] = [];
  const before = setReporter((place, found) => void reports.push(`${place}: ${found}`));
  const { success, data } = schema.safeParse(value);
  setReporter(before);
  return [success ? data : 'refused', reports];
}

it.each([
  ['a known value', shape, 'ROUND', 'ROUND', []],
  ['an unknown value as unknown, and says so', shape, 'OVAL', 'UNKNOWN', ['card.shape: unknown value OVAL']],
  ['what crossed a bridge as unknown, and says nothing again', shape, 'UNKNOWN', 'UNKNOWN', []],
  ['another spelling as unknown', shape, 'round', 'UNKNOWN', ['card.shape: unknown value round']],
  ['a name that every object has as unknown', shape, 'constructor', 'UNKNOWN', ['card.shape: unknown value constructor']],
  ['an unknown value as the safe one', scheme, 'sepia', 'light', ['theme.scheme: unknown value sepia']],
  ['the safe one as itself', scheme, 'light', 'light', []],
  ['a number as no value', shape, 1, 'refused', []],
  ['null as no value', shape, null, 'refused', []],
  ['nothing as no value', shape, undefined, 'refused', []],
])('reads %s', (_, schema, value, result, reports) => {
  expect(read(schema, value)).toEqual([result, reports]);
});

it('makes a rule answer for the unknown value, and a platform write known ones alone', () => {
  expectTypeOf<z.output<typeof shape>>().toEqualTypeOf<'ROUND' | 'SQUARE' | 'UNKNOWN'>();
  expectTypeOf<z.input<typeof shape>>().toEqualTypeOf<'ROUND' | 'SQUARE'>();
  expectTypeOf<z.output<typeof scheme>>().toEqualTypeOf<'dark' | 'light'>();
});
