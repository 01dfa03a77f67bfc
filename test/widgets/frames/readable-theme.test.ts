// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { arenaTheme } from '../../../demo/platform/seed/realm/theme-seed.ts';
import { readableTheme } from '../../../widgets/frames/readable-theme.ts';

/** A browser that draws colours as it is told, and the tenant's own as every browser does. */
function drawing(drawn: Record<string, string>) {
  vi.stubGlobal('CSS', { supports: (_property: string, value: string) => value.startsWith('color-mix') });
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => {
    const colour = /^color-mix\(in srgb, (.*), \1\)$/.exec(element.style.color)?.[1] ?? element.style.color;
    return { color: drawn[colour] ?? rgbOf(colour), borderTopLeftRadius: element.style.borderTopLeftRadius };
  });
}

const rgbOf = (colour: string): string => (colour.startsWith('#') ? `rgb(${[1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).join(', ')})` : colour);

afterEach(() => vi.unstubAllGlobals());

test('colours that hide what is paid are refused by name, with what is no safe token; the rest is taken', () => {
  drawing({});
  const { tokens, refused } = readableTheme(arenaTheme)({
    '--footlight-text': 'transparent', '--footlight-muted-text': 'rgba(0, 0, 0, 0.2)', '--footlight-primary-cta': 'rgb(255, 255, 255)', '--footlight-primary-cta-hover': 'rgb(238, 238, 238)',
    '--footlight-radius': '2px', '--footlight-alert': 'rgb(255, 255, 255)', '--other': '1px',
  });
  expect(tokens).toEqual({ '--footlight-primary-cta': 'rgb(255, 255, 255)', '--footlight-primary-cta-hover': 'rgb(238, 238, 238)', '--footlight-radius': '2px', '--footlight-alert': 'rgb(255, 255, 255)' });
  expect(refused).toEqual(['--other', '--footlight-text', '--footlight-muted-text']);
});

test.each([['color(srgb 1 1 1)', []], ['color(srgb 1 1 1 / 0.5)', ['--footlight-text']], ['color(srgb none 0 0)', ['--footlight-text']], ['oklch(1 0 0)', ['--footlight-text']]])('a colour that is drawn as %s', (drawn, refused) => {
  drawing({ white: drawn });
  expect(readableTheme(arenaTheme)({ '--footlight-text': 'white' }).refused).toEqual(refused);
});

test.each([['currentcolor', 'rgb(35, 24, 21)'], ['color-mix(in srgb, currentcolor, black)', 'rgb(20, 12, 10)'], ['oklch(0.2 0 0)', 'color(srgb 0.1 0.2 0.3)'], ['light-dark(black, white)', 'rgb(0, 0, 0)']])('a ground of %s is taken as the colour that was judged', (value, drawn) => {
  drawing({ [value]: drawn, white: 'rgb(255, 255, 255)' });
  const { tokens, refused } = readableTheme(arenaTheme)({ '--footlight-background': value, '--footlight-surface': value, '--footlight-text': 'white', '--footlight-muted-text': 'white', '--footlight-alert': 'white' });
  const ground = drawn.startsWith('color') ? 'rgb(26, 51, 77)' : drawn;
  expect([tokens, refused]).toEqual([{ '--footlight-background': ground, '--footlight-surface': ground, '--footlight-text': 'rgb(255, 255, 255)', '--footlight-muted-text': 'rgb(255, 255, 255)', '--footlight-alert': 'rgb(255, 255, 255)' }, []]);
});

test('nothing stays in the document of what was tried there', () => {
  drawing({});
  const before = document.documentElement.outerHTML;
  readableTheme(arenaTheme)({ '--footlight-text': 'rgb(255, 255, 255)' });
  expect(document.documentElement.outerHTML).toBe(before);
});

/** What browsers compute of lengths. */
function computing(computed: Record<string, string>) {
  vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => ({ borderTopLeftRadius: computed[style.borderTopLeftRadius] ?? style.borderTopLeftRadius }));
}

test.each([['0px', '0px'], ['2px', '2px'], ['24px', '24px'], ['1.5rem', '24px'], ['calc(2px + 1rem)', '18px']])('a corner of %s is taken as the length that it is here', (value, taken) => {
  computing({ '1.5rem': '24px', 'calc(2px + 1rem)': '18px' });
  expect(readableTheme(arenaTheme)({ '--footlight-radius': value })).toEqual({ tokens: { '--footlight-radius': taken }, refused: [] });
});

test.each(['25px', '9999px', '100rem', '50%', '10px 20px', 'calc(50% + 2px)', 'red'])('a corner of %s, which may hide words, is refused', (value) => {
  computing({ '100rem': '1600px' });
  expect(readableTheme(arenaTheme)({ '--footlight-radius': value })).toEqual({ tokens: {}, refused: ['--footlight-radius'] });
});

test.each(['sans-serif', 'system-ui, sans-serif', 'UI-Serif, serif', arenaTheme.fontFamily, `${arenaTheme.fontFamily}, monospace`])('a font of %s is taken', (value) => {
  expect(readableTheme(arenaTheme)({ '--footlight-font': value })).toEqual({ tokens: { '--footlight-font': value }, refused: [] });
});

test.each(['Wingdings', '"Wingdings", sans-serif', 'sans-serif, Symbol', "'D050000L'", 'cursive', 'fantasy', 'inherit', '"sans-serif, Symbol"', 'sans-serif,'])('a font of %s, which may draw an amount in symbols, is refused', (value) => {
  expect(readableTheme(arenaTheme)({ '--footlight-font': value })).toEqual({ tokens: {}, refused: ['--footlight-font'] });
});
