import { expect, it, vi } from 'vitest';
import { createListChanges } from '../../../src/store/lists/list-changes.ts';
import { itemsOf } from '../../support/items.ts';

it('a change goes on showing until a fetch that began after it was heard is there', async () => {
  const items = itemsOf(2);
  let fetches = 1;
  const reload = vi.fn(async () => void (fetches += 1));
  const changes = createListChanges({ send: async () => undefined, reload, fetches: () => fetches, wait: async () => undefined });
  const shown = () => changes.applyTo(items).map(({ id }) => id);
  await changes.make({ kind: 'remove', item: items[0]! });
  expect(reload).toHaveBeenCalledOnce();
  changes.answeredBy(1);
  expect(shown(), 'by a fetch from before').toEqual(['2']);
  changes.answeredBy(2);
  expect(shown(), 'by one from after').toEqual(['1', '2']);
});
