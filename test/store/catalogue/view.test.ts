import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readView } from '../../../src/api/calls/view.ts';
import { bucket as bucketContract } from '../../../src/contracts/catalogue/bucket.ts';
import type { StoreContext } from '../../../src/store/store-context.ts';
import { createView, type ElementReader, type PageView } from '../../../src/store/catalogue/view.ts';
import { fakeContext, guest, member } from '../../support/fake-context.ts';
import { itemOf } from '../../support/items.ts';
import { ofNewerPlatform } from '../../support/recorded-answers/given-answers.ts';
import { refused } from '../../support/recorded-answers/recorded-answer.ts';

const bucket = { bucketId: 'b1', name: 'Films', type: 'BASE', contentList: [itemOf()], paging: { moreDataAvailable: false } };
const elements = [
  { $type: 'bucket', $zone: 'list', attributes: bucket },
  { $type: 'bucket', $zone: 'list', attributes: { ...bucket, contentList: 'oops' } },
  { $type: 'hologram', $zone: 'list', attributes: {} },
  { $type: 'textBlock', $zone: 'sidebar', attributes: { text: 'Hello', labelKey: 'hello' } },
  { $type: 'bucket', $zone: 'list', attributes: bucket },
  { $type: 'toString', $zone: 'list' },
];
const page = ofNewerPlatform({ title: 'Home', layout: 'default', elements });

/** Two types of element; a body is what was read. */
const readers: ElementReader<unknown>[] = [
  {
    $type: 'bucket',
    read(attributes) {
      const { data } = z.safeParse(bucketContract, attributes);
      return data && { body: data.name, key: data.bucketId };
    },
  },
  { $type: 'textBlock', read: (attributes) => ({ body: attributes }) },
];

const createPage = (context: StoreContext, type: string, id: string) => createView(context, { type, id }, readers);
const elementsOf = (view: PageView<unknown>) => (view.state.value.status === 'ready' ? view.state.value.value.elements : []);

describe('a composed page', () => {
  it('asks for its type and id', async () => {
    const context = fakeContext({ answers: { readView: page } });
    await createPage(context, 'HOME', 'main').load();
    expect(context.calls).toEqual([{ name: 'readView', input: { type: 'HOME', id: 'main' } }]);
  });

  it('is there at once where the document carries it, and is asked for when the viewer is another one', async () => {
    const context = { ...fakeContext({ viewer: guest, answers: { readView: page } }), carriedView: () => ({ view: z.parse(readView.output, page), taken: () => undefined }) };
    const view = createPage(context, 'HOME', 'main');
    expect(elementsOf(view)).toHaveLength(4);
    await view.load();
    expect(context.calls).toEqual([]);
    context.viewer.value = member;
    await vi.waitFor(() => expect(context.calls).toHaveLength(1));
  });

  it('reads each element by its type; a broken one fails alone and an unknown one takes no place', async () => {
    const view = createPage(fakeContext({ answers: { readView: page } }), 'HOME', 'main');
    await view.load();
    expect(elementsOf(view).map(({ $type, zone, body }) => [$type, zone, body])).toEqual([
      ['bucket', 'list', 'Films'], ['bucket', 'list', undefined], ['textBlock', 'sidebar', { text: 'Hello', labelKey: 'hello' }], ['bucket', 'list', 'Films'],
    ]);
  });

  it('knows a row by its bucket, so that rows before it may come and go', async () => {
    const context = fakeContext({ answers: { readView: page } });
    const view = createPage(context, 'HOME', 'main');
    await view.load();
    expect(new Set(elementsOf(view).map((element) => element.key)).size).toBe(4);
    const key = elementsOf(view)[0]!.key;
    context.answers = { readView: ofNewerPlatform({ ...page, elements: [elements[3], elements[0]] }) };
    await view.load();
    expect(elementsOf(view)[1]!.key).toBe(key);
  });

  it('keeps how an element looks on each device, and drops only a look that cannot be read', async () => {
    const styled = (style: unknown) => ({ ...elements[0], style });
    const context = fakeContext({ answers: { readView: ofNewerPlatform({ ...page, elements: [styled({ mobile: { hidden: true } }), styled({ mobile: 'wide' })] }) } });
    const view = createPage(context, 'HOME', 'main');
    await view.load();
    expect(elementsOf(view).map(({ style, body }) => [style, body])).toEqual([[{ mobile: { hidden: true } }, 'Films'], [undefined, 'Films']]);
  });

  it('fails with a value', async () => {
    const view = createPage(fakeContext({ answers: { readView: refused('readView', 'guest: no such page') } }), 'X', 'y');
    await view.load();
    expect(view.state.value).toMatchObject({ status: 'failed', failure: { code: 'view-not-found' } });
  });

  it('comes anew for a new viewer, and the old one stays meanwhile and when that fails', async () => {
    const context = fakeContext({ viewer: guest, answers: { readView: page } });
    const view = createPage(context, 'HOME', 'main');
    await view.load();
    context.answers = { readView: ofNewerPlatform({ ...page, title: 'For you' }) };
    context.viewer.value = member;
    expect(view.state.value.status).toBe('ready');
    await vi.waitFor(() => expect(view.state.value).toMatchObject({ value: { title: 'For you' } }));
    context.answers = {};
    await view.load();
    expect(view.state.value).toMatchObject({ value: { title: 'For you' } });
  });
});
