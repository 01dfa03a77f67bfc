// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Adornment } from '../../../bridge/contract/frame/adornment.ts';
import { acceptTokens } from '../../../bridge/contract/frame/theme-tokens.ts';
import type { Labels } from '../../../src/store/realm/labels.ts';
import { applyAppearance, followLanguage } from '../../../widgets/frames/apply-appearance.ts';

const root = document.documentElement;
const locale = signal<{ locale: string; direction: 'ltr' | 'rtl' }>({ locale: 'en', direction: 'ltr' });
const load = vi.fn(async () => undefined);
const labels = { locale, load } as unknown as Labels;
const direction = signal<Adornment['direction']>(undefined);
const apply = (appearance: Adornment) => applyAppearance(appearance, acceptTokens, labels, direction);

beforeEach(() => {
  root.removeAttribute('style');
  load.mockClear();
});

describe('a page’s theme in a frame', () => {
  test('is set on the document, and goes when the page leaves it out', () => {
    expect(apply({ tokens: { '--footlight-primary': '#c00', '--footlight-radius': '2px' } })).toEqual([]);
    expect([root.style.getPropertyValue('--footlight-primary'), root.style.getPropertyValue('--footlight-radius')]).toEqual(['#c00', '2px']);
    apply({ tokens: { '--footlight-radius': '4px' } });
    expect([root.style.getPropertyValue('--footlight-primary'), root.style.getPropertyValue('--footlight-radius')]).toEqual(['', '4px']);
  });

  test('is there at once, without a transition from the theme before, while other motion goes on', () => {
    class Transition { finish = vi.fn(); }
    const [transition, motion] = [new Transition(), { finish: vi.fn() }];
    vi.stubGlobal('CSSTransition', Transition);
    const running = vi.fn(() => [transition, motion]);
    Object.defineProperty(document, 'getAnimations', { configurable: true, value: running });
    transition.finish.mockImplementation(() => expect(root.style.getPropertyValue('--footlight-primary')).toBe('#c00'));
    apply({ tokens: { '--footlight-primary': '#c00' } });
    expect([transition.finish.mock.calls.length, motion.finish.mock.calls.length]).toEqual([1, 0]);
    Reflect.deleteProperty(document, 'getAnimations');
    vi.unstubAllGlobals();
  });

  test('is nothing but the theme’s own names with plain values; the rest is named', () => {
    const refused = apply({ tokens: { '--footlight-primary': 'url(https://evil.example)', '--fl-text': 'red', position: 'fixed', '--footlight-text': 'red' } });
    expect(refused).toEqual(['--footlight-primary', '--fl-text', 'position']);
    expect(root.getAttribute('style')).toBe('--footlight-text: red;');
  });
});

describe('a page’s language in a frame', () => {
  test('is loaded when it is another one', () => {
    apply({ locale: 'en' });
    expect(load).not.toHaveBeenCalled();
    apply({ locale: 'ar' });
    expect(load.mock.calls).toEqual([['ar']]);
  });

  test('is written into the document, with the direction that the page asked for before the language’s own', () => {
    followLanguage(labels, direction);
    expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
    apply({ direction: 'rtl' });
    expect(root.dir).toBe('rtl');
    apply({});
    locale.value = { locale: 'ar', direction: 'rtl' };
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
  });
});
