import { expect, test } from 'vitest';
import { pickerView } from '../../../../src/rules/identity/providers/picker-view.ts';

/** The rows of spec 3 §2 "Provider picker page". */
test.each([
  ['', {}, {}, 'choice'],
  ['/success', { result: 'success' }, {}, 'finish'],
  ['/success/tv', { result: 'success', device: 'tv' }, {}, 'device-done'],
  ['?result=success&device=tv', {}, { result: 'success', device: 'tv' }, 'device-done'],
  ['/error', { result: 'error' }, {}, 'failed'],
  ['?error=x', {}, { error: 'x' }, 'failed'],
  ['/success?error=x', { result: 'success' }, { error: 'x' }, 'failed'],
  ['?error=returned', {}, { error: 'returned' }, 'choice'],
  ['/linked', { result: 'linked' }, {}, 'linked'],
])('/providers%s shows %s', (_path, params: Record<string, string>, query: Record<string, string>, expected) => expect(pickerView({ params, query })).toBe(expected));
