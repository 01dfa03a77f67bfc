import { expect, test } from 'vitest';
import { arenaTheme } from '../../../demo/platform/seed/realm/theme-seed.ts';
import { unreadableSlots, type ColourSlot } from '../../../src/rules/realm/unreadable-slots.ts';

const srgbOf = (hex: string) => [parseInt(hex.slice(1, 3), 16) / 255, parseInt(hex.slice(3, 5), 16) / 255, parseInt(hex.slice(5, 7), 16) / 255, 1] as const;

/** A browser that knows hex colours and two words. */
const read = (colour: string) => {
  if (colour === 'transparent') return [0, 0, 0, 0] as const;
  if (colour === 'half-black') return [0, 0, 0, 0.5] as const;
  return /^#[0-9a-f]{6}$/.test(colour) ? srgbOf(colour) : undefined;
};
const slots = Object.keys(arenaTheme.colours) as ColourSlot[];
const refused = (asked: Partial<Record<ColourSlot, string>>) => [...unreadableSlots(asked, arenaTheme.colours, read)].toSorted();
const [white, black] = ['#ffffff', '#000000'];

test('the tenant’s own theme, asked for by a page, is taken whole', () => {
  expect(refused(arenaTheme.colours)).toEqual([]);
});

test.each(['transparent', 'half-black', 'no-colour'])('%s is refused in every slot', (colour) => {
  expect(refused(Object.fromEntries(slots.map((slot) => [slot, colour])))).toEqual(slots.toSorted());
});

test.each<[string, Partial<Record<ColourSlot, string>>, ColourSlot[]]>([
  ['dark text on the tenant’s dark ground', { text: black }, ['text']],
  ['a light ground under the tenant’s light text', { background: white }, ['background']],
  ['a light ground with dark text, if both grounds are light', { background: white, surface: white, text: black, mutedText: black, alert: black }, []],
  ['a light ground with dark text, the panels left dark', { background: white, text: black, mutedText: black, alert: black }, ['alert', 'background', 'mutedText', 'text']],
  ['an unreadable total', { background: white, surface: white, text: white, mutedText: black, alert: black }, ['alert', 'background', 'mutedText', 'surface', 'text']],
  ['an unreadable consent', { mutedText: '#20283a' }, ['mutedText']],
  ['an unreadable button', { primaryCta: '#333333', primaryCtaText: '#444444' }, ['primaryCta', 'primaryCtaText']],
  ['a button that is unreadable under the pointer', { primaryCtaHover: '#101010' }, ['primaryCtaHover']],
  ['a readable button', { primaryCta: black, primaryCtaHover: black, primaryCtaText: white }, []],
  ['colours that hold no text', { primary: black, secondary: black, menuText: black }, []],
  ['4.48', { primaryCta: '#777777', primaryCtaHover: '#000000', primaryCtaText: white }, ['primaryCta', 'primaryCtaHover', 'primaryCtaText']],
  ['4.54', { primaryCta: '#767676', primaryCtaHover: '#000000', primaryCtaText: white }, []],
])('%s', (_what, asked, expected) => {
  expect(refused(asked)).toEqual(expected);
});
