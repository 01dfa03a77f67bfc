import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ThemeFont } from '../../src/contracts/realm/theme-fonts.ts';
import { testSettings } from '../support/test-settings.ts';

const fontOf = (family: string, languages: string[] = []): ThemeFont => ({ family, file: `/fonts/${family}.woff2`, weight: '100 900', unicodeRange: 'U+0-10FFFF', languages });
const fonts = [fontOf('Latin'), fontOf('Arabic', ['ar'])];
const settings = { ...testSettings, origin: 'https://tenant.test', theme: { ...testSettings.theme, fonts } };
const video = { readyState: 0, addEventListener: (_name: string, told: () => void) => { frameShown = told; } };

let frameShown: () => void;
let added: string[];
let asked: [string, RequestInit | undefined][];
let used: string;
let answers: () => Response;
let videos: unknown[];
const element = { querySelectorAll: () => videos } as unknown as Element;

beforeEach(() => {
  vi.resetModules();
  [added, asked, videos, used, answers] = [[], [], [], '"Latin", "Arabic", serif', () => new Response('font')];
  vi.stubGlobal('document', { readyState: 'complete', fonts: { add: ({ family }: { family: string }) => added.push(family) } });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => used }));
  vi.stubGlobal('FontFace', class {
    constructor(readonly family: string) {}
    load = async () => this;
  });
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    asked.push([address, options]);
    return answers();
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = async (locale = 'en') => (await import('../../src/binding/load-fonts.ts')).loadFonts(settings, element, locale);

test('a page fetches the font of its language from the tenant’s origin, at low priority', async () => {
  await load();
  expect(asked).toEqual([['https://tenant.test/fonts/Latin.woff2', { priority: 'low', credentials: 'omit' }]]);
  expect(added).toEqual(['Latin']);
});

test.each(['ar', 'ar_EG', 'ar-SA'])('the Arabic font is fetched for %s', async (locale) => {
  await load(locale);
  expect(added.toSorted()).toEqual(['Arabic', 'Latin']);
});

test('each file is fetched once, whatever elements ask', async () => {
  const { loadFonts } = await import('../../src/binding/load-fonts.ts');
  await Promise.all([loadFonts(settings, element, 'en'), loadFonts(settings, element, 'ar')]);
  await loadFonts(settings, element, 'ar');
  expect(asked).toHaveLength(2);
});

test('nothing is fetched where the page has a font of its own', async () => {
  used = 'Inter, sans-serif';
  await load('ar');
  expect(asked).toEqual([]);
});

test('a file that fails leaves the fallback and is asked for again', async () => {
  answers = () => new Response('', { status: 503 });
  const { loadFonts } = await import('../../src/binding/load-fonts.ts');
  await loadFonts(settings, element, 'en');
  answers = () => new Response('font');
  await loadFonts(settings, element, 'en');
  expect([asked.length, added]).toEqual([2, ['Latin']]);
});

test('a film’s first frame comes before the fonts', async () => {
  videos = [video];
  const done = load();
  await vi.waitFor(() => expect(frameShown).toBeTypeOf('function'));
  expect(asked).toEqual([]);
  frameShown();
  await done;
  expect(added).toEqual(['Latin']);
});
