import type * as z from 'zod/mini';
import { beforeAll, describe, expect, it } from 'vitest';
import { setReporter } from '../../src/contracts/wire/parsing/report.ts';

type Facts = Record<string, unknown>;

export interface ContractTable {
  /** An answer with every field, as it crosses. */
  whole: Facts;
  /** What `whole` becomes, where a field changes its form. */
  becomes?: Facts;
  /** Fields without which the answer is refused; all others may be absent. */
  needs: readonly string[];
  /** What stands in for an absent field. */
  defaults?: Facts;
  /** Answers that are refused: why, and what is put over `whole`. */
  refused?: readonly (readonly [why: string, over: Facts])[];
  /** Answers that are accepted: why, and what is put over `whole`. */
  accepted?: readonly (readonly [why: string, over: Facts])[];
  /** Answers that are read as something else: why, what is put over `whole`, and what that becomes. */
  reads?: readonly (readonly [why: string, over: Facts, becomes: Facts])[];
  /** Fields that read as absent when they are of another kind, since they cost the rest nothing. */
  forgives?: readonly string[];
  /** Fields that it does not name stay with it. */
  isOpen?: boolean;
}

/** A value of another kind than this one. */
function ofAnotherKind(value: unknown): unknown {
  if (typeof value === 'string') return true;
  if (typeof value === 'boolean') return 'true';
  if (typeof value === 'number') return '7';
  return Array.isArray(value) ? { length: 1 } : [value];
}

const without = (facts: Facts, key: string): Facts => Object.fromEntries(Object.entries(facts).filter(([name]) => name !== key));

/** What is read as unknown is expected here; `report.test.ts` proves that it is said. */
beforeAll(() => {
  const before = setReporter(() => undefined);
  return () => void setReporter(before);
});

/** A contract as a table: every field present, absent and of the wrong kind, and what a hostile answer may not do. */
export function describeContract(name: string, schema: z.ZodMiniType, table: ContractTable): void {
  const { whole, becomes = whole, needs, defaults = {}, refused = [], accepted = [], reads = [], forgives = [], isOpen = false } = table;
  const fields = Object.keys(whole);
  const strict = fields.filter((field) => !forgives.includes(field));
  const takes = (value: unknown) => schema.safeParse(value).success;
  const read = (value: unknown) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : parsed.error.issues;
  };

  describe(name, () => {
    it('keeps every field of a whole answer', () => expect(read(structuredClone(whole))).toEqual(becomes));
    it('names only fields that the table has', () => expect(fields).toEqual(expect.arrayContaining([...needs, ...Object.keys(defaults)])));

    it.each(fields.filter((field) => needs.includes(field)))('is refused without %s', (field) => expect(takes(without(whole, field))).toBe(false));
    it.each(fields.filter((field) => !needs.includes(field)))('does without %s', (field) => {
      expect(read(without(whole, field))).toEqual({ ...without(becomes, field), ...(field in defaults ? { [field]: defaults[field] } : {}) });
    });

    it.each(strict)('is refused when %s is of another kind', (field) => expect(takes({ ...whole, [field]: ofAnotherKind(whole[field]) })).toBe(false));
    it.each(strict)('is refused when %s is null', (field) => expect(takes({ ...whole, [field]: null })).toBe(false));
    it.each([undefined, null, true, 0, '', '{}', [], [whole]])('is not %j', (value) => expect(takes(value)).toBe(false));

    it(isOpen ? 'keeps what it does not name' : 'loses what it does not name', () => {
      const unnamed = { zzNewer: 'value', toString: 'no', constructor: { prototype: { polluted: true } } };
      expect(read({ ...whole, ...unnamed })).toEqual({ ...becomes, ...(isOpen ? unnamed : {}) });
    });
    it('takes no prototype from an answer', () => {
      const hostile: unknown = JSON.parse(`{"__proto__":{"polluted":true},${JSON.stringify(whole).slice(1)}`);
      const parsed = read(hostile) as Facts;
      expect(parsed).toEqual(becomes);
      expect([parsed['polluted'], ({} as Facts)['polluted'], Object.getPrototypeOf(parsed) === Object.prototype]).toEqual([undefined, undefined, true]);
    });
    it.each(refused)('refuses %s', (_why, over) => expect(takes({ ...whole, ...over })).toBe(false));
    it.each(reads)('reads %s', (_why, over, meant) => expect(read({ ...whole, ...over })).toEqual({ ...becomes, ...meant }));
    it.each(accepted)('accepts %s', (_why, over) => expect(takes({ ...whole, ...over })).toBe(true));
  });
}
