import { expect, test } from 'vitest';
import { autoSkipOf } from '../../../../src/store/playback/timeline/auto-skip.ts';
import { fakeContext, guest, member } from '../../../support/fake-context.ts';
import { memoryStorage } from '../../../support/memory-storage.ts';

test('a viewer’s choice is theirs alone and outlives the page', () => {
  const storage = memoryStorage();
  const context = fakeContext({ viewer: { ...member, id: 'ana' } });
  const choice = autoSkipOf(context, () => storage);
  expect(choice.on.value).toBeUndefined();
  choice.set(true);
  expect(choice.on.value).toBe(true);
  context.viewer.value = { ...member, id: 'ben' };
  expect(choice.on.value).toBeUndefined();
  context.viewer.value = guest;
  choice.set(false);
  expect(choice.on.value).toBe(false);

  const later = autoSkipOf(fakeContext({ viewer: { ...member, id: 'ana' } }), () => storage);
  expect(later.on.value).toBe(true);
});

test('every player of a page has the same choice', () => {
  const context = fakeContext({ viewer: member });
  expect(autoSkipOf(context, memoryStorage)).toBe(autoSkipOf(context, memoryStorage));
});

test('where storage is refused, the choice lasts as long as the page', () => {
  const refuse = () => { throw new DOMException('denied', 'SecurityError'); };
  const choice = autoSkipOf(fakeContext({ viewer: member }), refuse);
  choice.set(true);
  expect(choice.on.value).toBe(true);
});
