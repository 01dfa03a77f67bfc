// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wearLook } from '../../../demo/card-fields/wear-look.ts';

const valueOf = (name: string) => document.documentElement.style.getPropertyValue(name);
const plain = { look: {}, scheme: 'light', fontPx: 16, locale: 'en', direction: 'ltr' } as const;

beforeEach(() => vi.stubGlobal('CSS', { supports: (property: string, value: string) => property === 'color' ? /^(#|rgb|color-mix)/.test(value) : value !== 'nonsense' }));
afterEach(() => vi.unstubAllGlobals());

test('a look is colours, a size, a language and a direction', () => {
  wearLook({ ...plain, look: { '--fl-text': '#fff', '--fl-radius': '8px', '--fl-font': 'Inter, sans-serif' }, scheme: 'dark', fontPx: 20, locale: 'ar', direction: 'rtl' }, document);
  const { style, lang, dir } = document.documentElement;
  expect([valueOf('--fl-text'), valueOf('--fl-radius'), valueOf('--fl-font'), style.fontSize, style.colorScheme, lang, dir]).toEqual(['#fff', '8px', 'Inter, sans-serif', '20px', 'dark', 'ar', 'rtl']);
  wearLook(plain, document);
  expect(valueOf('--fl-text')).toBe('');
});

test.each([
  ['what fetches', { '--fl-text': 'url(https://evil.example/x)' }], ['what escapes its declaration', { '--fl-text': '#fff; background: red' }], ['no colour', { '--fl-text': '8px' }],
  ['a property of ours', { '--fl-text': 'var(--secret)' }], ['another property', { color: '#fff' }], ['a name of every object', { constructor: '#fff' }],
])('%s is left out', (_what, look) => {
  wearLook({ ...plain, look: look as Record<string, string> }, document);
  expect(document.documentElement.getAttribute('style')).toBe('font-size: 16px; color-scheme: light;');
});
