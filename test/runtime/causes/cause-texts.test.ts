import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { causeTexts } from '../../../src/runtime/causes/cause-texts.ts';

/** One section of the page: its heading, and what stands under it. */
const sections = readFileSync('docs/causes.md', 'utf8').split(/^## /m).slice(1).map((text) => {
  const [heading = '', ...body] = text.split('\n');
  return { heading, body: body.join('\n') };
});

test('the page of causes has a section for every code, and for nothing else', () => {
  expect(sections.map(({ heading }) => heading).sort()).toEqual([...Object.keys(causeTexts), 'loader-address-unknown'].sort());
});

test.each(sections.map(({ heading, body }) => [heading, body] as const))('%s says what happens, why and what to do', (_heading, body) => {
  expect(body).toMatch(/\*\*What\.\*\* \S[^]*\*\*Why\.\*\* \S[^]*\*\*What to do\.\*\* \S/);
});

test.each(Object.keys(causeTexts))('%s is its own anchor', (code) => {
  expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});
