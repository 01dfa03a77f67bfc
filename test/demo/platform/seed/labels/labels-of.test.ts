import { expect, test } from 'vitest';
import { ar } from '../../../../../demo/platform/seed/labels/ar.ts';
import { en } from '../../../../../demo/platform/seed/labels/en.ts';
import { es } from '../../../../../demo/platform/seed/labels/es.ts';

test('every English label exists in Spanish and in Arabic with the same placeholders', () => {
  const places = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
  for (const [key, text] of Object.entries(en)) {
    expect([key, places(es[key]), es[key] !== undefined]).toEqual([key, places(text), true]);
    expect([key, places(ar[key]), ar[key] !== undefined]).toEqual([key, places(text), true]);
  }
});
