import { expect, test } from 'vitest';
import { ar } from '../../../../../demo/platform/seed/labels/ar.ts';
import { en } from '../../../../../demo/platform/seed/labels/en.ts';
import { es } from '../../../../../demo/platform/seed/labels/es.ts';
import { pt } from '../../../../../demo/platform/seed/labels/pt.ts';

const places = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

test.each(Object.entries({ ar, es, pt }))('every English label exists in %s with the same placeholders', (_language, words) => {
  for (const [key, text] of Object.entries(en)) expect([key, places(words[key]), words[key] !== undefined]).toEqual([key, places(text), true]);
});
