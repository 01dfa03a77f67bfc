import { safeParse, type $ZodCheck, type $ZodType } from 'zod/v4/core';

/** More characters, entries and keys than any input may have. */
const tooMany = 200_000;
const longText = 'x'.repeat(tooMany);
const longList = Array.from({ length: tooMany }, () => '');
const longRecord = Object.fromEntries(longList.map((text, at) => [at, text]));

interface Inside { place: string; schema: $ZodType }
type Definition = Record<string, unknown> & { type: string };

const definitionOf = (schema: $ZodType): Definition => schema._zod.def as unknown as Definition;

/** A pattern from end to end without a repetition that is open upwards. */
function isBoundedPattern(pattern: RegExp): boolean {
  const plain = pattern.source.replaceAll(/\\./g, 'x').replaceAll(/\[(?:\^\]?)?[^\]]*\]/g, 'x');
  return plain.startsWith('^') && plain.endsWith('$') && !plain.includes('|') && !/[*+]|\{\d+,\}/.test(plain);
}

const checksOf = (schema: $ZodType): $ZodCheck[] => definitionOf(schema)['checks'] as $ZodCheck[] | undefined ?? [];

/** A greatest length, a fixed one, or a pattern that no longer text fits. */
const isBound = ({ _zod }: $ZodCheck): boolean => {
  const { check, pattern } = _zod.def as { check: string; pattern?: RegExp };
  return ['max_length', 'length_equals', 'max_size'].includes(check) || (pattern !== undefined && isBoundedPattern(pattern));
};
const isBounded = (schema: $ZodType): boolean => checksOf(schema).some(isBound);

/** True when a check of the schema's own refuses a value that is too large. */
const refuses = (schema: $ZodType, value: unknown): boolean => checksOf(schema).some((check) => {
  const { fn } = check._zod.def as { fn?(value: unknown): unknown };
  return fn?.(value) === false;
});

/** Functions tell nothing of themselves, so they are asked. */
const readsTooMuch = (schema: $ZodType): boolean =>
  [longText, `https://x.test/${longText}`, `2026-01-01T00:00:00.${'0'.repeat(tooMany)}Z`, longList, [longText], longRecord, { x: longText }, { [longText]: '' }].some((value) => safeParse(schema, value).success);

/** Whether a schema of this kind has no greatest length itself. */
const isUnbounded: Record<string, (schema: $ZodType) => boolean> = {
  string: (schema) => !isBounded(schema),
  array: (schema) => !isBounded(schema) && !refuses(schema, longList),
  record: (schema) => !refuses(schema, longRecord),
  transform: readsTooMuch,
  custom: readsTooMuch,
  set: (schema) => !isBounded(schema),
  map: (schema) => !isBounded(schema),
  unknown: () => true,
  any: () => true,
  template_literal: () => true,
};

const placed: Record<string, string> = { element: '[]', keyType: '{key}', valueType: '{value}', catchall: '{more}', rest: '[]', innerType: '', left: '', right: '' };

/** The schemas inside of a schema. Of a pipe it is the first one; of one that begins with a function, what the function's answer is read by. */
function insideOf(schema: $ZodType): Inside[] {
  const definition = definitionOf(schema);
  const at = (name: string): Inside[] => (definition[name] ? [{ place: placed[name] ?? '', schema: definition[name] as $ZodType }] : []);
  if (definition.type === 'pipe') return definitionOf(definition['in'] as $ZodType).type === 'transform' ? at('out') : at('in');
  if (definition.type === 'lazy') return [{ place: '', schema: (definition['getter'] as () => $ZodType)() }];
  const listed = ['options', 'items'].flatMap((name) => (definition[name] as $ZodType[] | undefined ?? []).map((each): Inside => ({ place: '', schema: each })));
  const shape = Object.entries(definition['shape'] as Record<string, $ZodType> | undefined ?? {}).map(([name, each]): Inside => ({ place: `.${name}`, schema: each }));
  return [...Object.keys(placed).flatMap(at), ...listed, ...shape];
}

/**
 * Names every text, list and record of a schema that has no greatest length: `.ids[]`, `.answers{key}`, or the empty text for the schema itself.
 *
 * An object of named fields drops what it does not name and needs none; one that keeps more (`z.catchall`, `z.looseObject`) is a record.
 */
export function unboundedParts(schema: $ZodType, place = '', seen: ReadonlySet<$ZodType> = new Set()): string[] {
  if (seen.has(schema)) return [];
  const { type, catchall } = definitionOf(schema);
  const keepsMore = type === 'object' && catchall && definitionOf(catchall as $ZodType).type !== 'never';
  const own = isUnbounded[type]?.(schema) || (keepsMore && !refuses(schema, longRecord)) ? [place] : [];
  return [...own, ...insideOf(schema).flatMap((inside) => unboundedParts(inside.schema, place + inside.place, new Set([...seen, schema])))];
}
