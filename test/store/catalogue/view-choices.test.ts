import { signal } from '@preact/signals-core';
import { expect, it, vi } from 'vitest';
import { createViewChoices } from '../../../src/store/catalogue/view-choices.ts';

it('reads an address, where anybody can have written anything', () => {
  const { choices } = createViewChoices({ query: signal({ query: 'ring', sort: 'title', sortDirection: 'UP', facet: '', from: '//evil.example' }), write: vi.fn() });
  expect(choices.value).toEqual({ tab: undefined, seasonId: undefined, query: 'ring', facet: undefined, sort: 'title', sortDirection: undefined });
});

it('writes what was chosen beside the rest of the address', () => {
  const write = vi.fn();
  const view = createViewChoices({ query: signal({ locale: 'es', query: 'ring' }), write });
  view.choose({ query: undefined, sort: 'year', sortDirection: 'DESC' });
  expect(write).toHaveBeenCalledWith({ locale: 'es', sort: 'year', sortDirection: 'DESC' });
});

it('keeps choices to itself without an address', () => {
  const view = createViewChoices();
  view.choose({ tab: 'all' });
  expect(view.choices.value.tab).toBe('all');
});

/** @source spec 1 §4.4 "The filter panel and the sort panel are mutually exclusive" */
it('has one panel open at most', () => {
  const view = createViewChoices();
  view.togglePanel('filters');
  view.togglePanel('sort');
  expect(view.panel.value).toBe('sort');
  view.togglePanel('sort');
  expect(view.panel.value).toBeUndefined();
});

it('knows the list that was drawn last, as long as it is there', () => {
  const view = createViewChoices();
  const [one, other] = [1, 2].map(() => ({ more: signal('none' as const), loadMore: async () => undefined }));
  view.offerList(one!);
  const takeBack = view.offerList(other!);
  expect(view.list.value).toBe(other);
  takeBack();
  expect(view.list.value).toBe(one);
  view.dispose();
  expect(view.list.value).toBeUndefined();
});
