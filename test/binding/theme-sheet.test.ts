import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { adoptFallbackFaces, themeSheet } from '../../src/binding/theme-sheet.ts';
import { theme, type Theme } from '../../src/contracts/realm/realm-settings.ts';
import { testSettings } from '../support/test-settings.ts';

/** What a browser accepts, as far as this test needs it. */
const accepted: Record<string, RegExp> = { color: /^#[0-9a-f]{6}$/i, 'font-family': /^[\w ,'-]+$/ };

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: (name: string, value: string) => accepted[name]!.test(value) });
  vi.stubGlobal('CSSStyleSheet', class {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  });
});

const textOf = (over: Partial<Theme> = {}) => (themeSheet({ ...testSettings.theme, ...over }) as unknown as { text: string }).text;
const coloursWith = (over: object): Theme['colours'] => ({ ...testSettings.theme.colours, ...over });

it('turns each colour slot into a custom property that a partner may set first', () => {
  expect(textOf({ colours: coloursWith({ primary: '#ff0000' }) })).toContain('--fl-primary: var(--footlight-primary, #ff0000);');
});

it('spells slots as custom properties are spelled', () => {
  const slot = Object.keys(testSettings.theme.colours).find((name) => /[A-Z]/.test(name))!;
  const kebab = slot.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(textOf({ colours: coloursWith({ [slot]: '#00ff00' }) })).toContain(`--fl-${kebab}: var(--footlight-${kebab}, #00ff00);`);
});

it('leaves out what is no colour or no font to the browser', () => {
  const text = textOf({ colours: coloursWith({ primary: 'red; } body { display: none' }), fontFamily: 'x; } body { display: none' });
  expect(text).not.toContain('body');
  expect(text).not.toContain('--fl-primary:');
  expect(text).not.toContain('--fl-font');
});

it('writes font, radius and colour scheme on the host and on the root', () => {
  const text = textOf({ fontFamily: 'Inter, sans-serif', radius: 6, scheme: 'dark' });
  expect(text).toMatch(/^:host, :root \{/);
  expect(text).toContain('--fl-font: var(--footlight-font, Inter, sans-serif);');
  expect(text).toContain('--fl-radius: var(--footlight-radius, 6px);');
  expect(text).toContain('color-scheme: dark;');
});

it('gives the page the machine’s fonts in the measures of the tenant’s, one rule for each', () => {
  const rules: string[] = [];
  vi.stubGlobal('document', { adoptedStyleSheets: [] });
  vi.stubGlobal('CSSStyleSheet', class {
    insertRule(rule: string) {
      rules.push(rule);
    }
  });
  adoptFallbackFaces({ ...testSettings.theme, fallbackFaces: ['font-family:a;src:local("A")', 'font-family:b;src:local("B")'] });
  expect(rules).toEqual(['@font-face{font-family:a;src:local("A")}', '@font-face{font-family:b;src:local("B")}']);
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

/** Every sheet of the product as one text. */
const sheets = ['src', 'widgets'].flatMap((room) => (readdirSync(room, { recursive: true }) as string[]).filter((name) => name.endsWith('.css')).map((name) => readFileSync(`${room}/${name}`, 'utf8'))).join('\n');

const written = (slot: string) => slot.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it.each(Object.keys(theme.shape.colours.shape))('the colour slot %s paints something', (slot) => {
  expect(sheets).toMatch(new RegExp(`:[^;{}]*var\\(--fl-${written(slot)}[,)]`));
});

it.each(['font', 'radius'])('the %s of a theme shapes something', (name) => expect(sheets).toContain(`var(--fl-${name})`));
