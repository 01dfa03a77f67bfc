import { describe, expect, it, vi } from 'vitest';
import { createView, type PageView } from '../../../src/store/catalogue/view.ts';
import { fakeContext, guest, member } from '../../support/fake-context.ts';
import { itemOf } from '../../support/items.ts';
import { ofNewerPlatform } from '../../support/recorded-answers/given-answers.ts';
import { refused } from '../../support/recorded-answers/recorded-answer.ts';

const bucket = { bucketId: 'b1', name: 'Films', type: 'BASE', contentList: [itemOf()], paging: { moreDataAvailable: false } };
const elements = [
  { $type: 'hero', $zone: 'hero', attributes: { items: [itemOf()] } },
  { $type: 'bucket', $zone: 'list', attributes: bucket },
  { $type: 'bucket', $zone: 'list', attributes: { ...bucket, contentList: 'oops' } },
  { $type: 'hologram', $zone: 'list', attributes: {} },
  { $type: 'textBlock', $zone: 'sidebar', attributes: { text: 'Hello', labelKey: 'hello' } },
  { $type: 'bucket', $zone: 'list', attributes: bucket },
  { $type: 'toString', $zone: 'list' },
];
const page = ofNewerPlatform({ title: 'Home', layout: 'default', elements });

const partsOf = (view: PageView) => (view.state.value.status === 'ready' ? view.state.value.value.parts : []);

describe('a composed page', () => {
  it('asks for its type and id', async () => {
    const context = fakeContext({ answers: { readView: page } });
    await createView(context, 'HOME', 'main').load();
    expect(context.calls).toEqual([{ name: 'readView', input: { type: 'HOME', id: 'main' } }]);
  });

  it('reads each element by its type; broken and unknown ones fail alone', async () => {
    const view = createView(fakeContext({ answers: { readView: page } }), 'HOME', 'main');
    await view.load();
    expect(partsOf(view).map(({ kind, zone }) => [kind, zone])).toEqual([
      ['hero', 'hero'], ['bucket', 'list'], ['broken', 'list'], ['unknown', 'list'], ['textBlock', 'sidebar'], ['bucket', 'list'], ['unknown', 'list'],
    ]);
    expect(partsOf(view)[2]).toMatchObject({ name: 'bucket' });
    expect(partsOf(view)[3]).toMatchObject({ name: 'hologram' });
  });

  it('knows a row by its bucket, so that rows before it may come and go', async () => {
    const context = fakeContext({ answers: { readView: page } });
    const view = createView(context, 'HOME', 'main');
    await view.load();
    expect(new Set(partsOf(view).map((part) => part.key)).size).toBe(elements.length);
    const key = partsOf(view)[1]!.key;
    context.answers = { readView: ofNewerPlatform({ ...page, elements: [elements[4], elements[1]] }) };
    await view.load();
    expect(partsOf(view)[1]!.key).toBe(key);
  });

  it('fails with a value', async () => {
    const view = createView(fakeContext({ answers: { readView: refused('readView', 'guest: no such page') } }), 'X', 'y');
    await view.load();
    expect(view.state.value).toMatchObject({ status: 'failed', failure: { code: 'view-not-found' } });
  });

  it('comes anew for a new viewer, and the old one stays meanwhile and when that fails', async () => {
    const context = fakeContext({ viewer: guest, answers: { readView: page } });
    const view = createView(context, 'HOME', 'main');
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
