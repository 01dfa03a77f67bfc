// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { makeElement, ownOf } from '../../src/page/own-document.ts';

const names = ['body', 'head', 'querySelector', 'createElement'] as const;

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of names) Reflect.deleteProperty(document, name);
});

test('elements that are called like a member of the document do not stand before it', () => {
  const { body } = document;
  const form = document.createElement('form');
  for (const name of names) Object.defineProperty(document, name, { value: form, configurable: true });
  expect(ownOf('body')).toBe(body);
  expect(ownOf('querySelector').call(document, 'body')).toBe(body);
  expect(makeElement('iframe').localName).toBe('iframe');
});

test('a library that puts another object in the place of Document is not asked', () => {
  const { head } = document;
  vi.stubGlobal('Document', function Document() {});
  expect(ownOf('head')).toBe(head);
  expect(makeElement('link').localName).toBe('link');
});
