import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { answerPartner } from '../../src/api/answer-partner.ts';
import type { Client } from '../../src/api/client.ts';
import { grantedPart } from '../../src/api/granted-part.ts';
import { latePartnerCalls } from '../../src/api/late-partner-calls.ts';
import { partnerCallOf, partnerCalls, type PartnerScope } from '../../src/api/partner-calls.ts';
import { recordingsOf } from '../support/recorded-answers/recordings.ts';

const without = (...scopes: PartnerScope[]) => (scope: PartnerScope) => !scopes.includes(scope);
const row = { bucketId: 'continue-watching', name: 'Continue watching', type: 'CONTINUE_WATCHING', contentList: [{ id: '1001' }], paging: { moreDataAvailable: true, lastSeen: '1001' } };
const other = { ...row, bucketId: 'featured', type: 'BASE' };
const element = (attributes: object) => ({ $type: 'bucket', $zone: 'list', attributes });
const view = { title: 'Home', elements: [element(row), element(other), { $type: 'tabs', attributes: { tabs: [{ id: 't', elements: [element(row)] }] } }, null, 'text'] };

it('leaves out how far a viewer came, wherever it stands', () => {
  const item = { id: '1', watchProgress: 12, favourite: true, nested: [{ watchProgress: 3, title: 'T' }] };
  expect(grantedPart({ contentList: [item, null, 'text'], watchProgress: 0 }, without('history'))).toEqual({ contentList: [{ id: '1', favourite: true, nested: [{ title: 'T' }] }, null, 'text'] });
});

it('leaves out hearts and reminders, wherever they stand', () => {
  const channel = { id: 'ch', favourite: true, favouriteDisabled: false, programmes: [{ id: 'p', reminder: true }] };
  expect(grantedPart({ channels: [channel], watchProgress: 1 }, without('favourites'))).toEqual({ channels: [{ id: 'ch', favouriteDisabled: false, programmes: [{ id: 'p' }] }], watchProgress: 1 });
});

it('leaves out the row of what a viewer began, in tabs too', () => {
  expect(grantedPart(view, without('history'))).toEqual({ title: 'Home', elements: [element(other), { $type: 'tabs', attributes: { tabs: [{ id: 't', elements: [] }] } }, null, 'text'] });
});

it('answers that row with nothing in it where it is asked for alone', () => {
  expect(grantedPart(row, without('history'))).toEqual({ ...row, contentList: [], paging: { moreDataAvailable: false } });
  expect(grantedPart(element(row), without('history'))).toEqual(element({ ...row, contentList: [], paging: { moreDataAvailable: false } }));
});

it('leaves everything as it is for a partner with both scopes', () => {
  expect(grantedPart([view, row], () => true)).toEqual([view, row]);
});

it('reads a field that every object has as any other', () => {
  const answer: unknown = JSON.parse('{"constructor":1,"toString":{"type":"constructor","favourite":true},"__proto__":{"favourite":true}}');
  expect(JSON.stringify(grantedPart(answer, without('history', 'favourites')))).toBe('{"constructor":1,"toString":{"type":"constructor"},"__proto__":{}}');
});

/** The places of an answer that tell what a viewer did, by the scope that names it; written from the contracts, not from the reduction. */
function told(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { type, contentList } = answer as Record<string, unknown>;
  const begun = type === 'CONTINUE_WATCHING' && (contentList as unknown[]).length > 0 ? ['history: row'] : [];
  return [...begun, ...Object.entries(answer).flatMap(([name, value]) => [
    ...(/progress|watched|resume/i.test(name) ? [`history: ${name}`] : []),
    ...(/^(favourite|hearted|reminder|reminded)s?$/i.test(name) && typeof value === 'boolean' ? [`favourites: ${name}`] : []),
    ...told(value),
  ])];
}

describe('no recorded answer of a partner’s call tells what a viewer did', () => {
  const crossed = async (name: string, answer: unknown, ...lacking: PartnerScope[]) => {
    const call = (await partnerCallOf(name))!;
    const client = { call: async () => z.parse(call.output, answer) } as unknown as Client;
    const made = await answerPartner(client, partnerCallOf, { name, input: {} }, { holds: without(...lacking), idFor: async (id) => id });
    if (!made.ok) throw new Error(`${name}: ${made.failure.kind}`);
    // Fits what the page reads it by.
    z.parse(call.partnerOutput ?? call.output, made.output);
    return told(made.output);
  };
  const given = (name: string) => Object.entries(recordingsOf(name)).filter(([, { status }]) => status < 400);
  const names = [...partnerCalls.keys(), ...latePartnerCalls.keys()];

  test.each(names)('%s', async (name) => {
    for (const [recording, { answer }] of given(name)) {
      expect(await crossed(name, answer, 'history', 'favourites'), recording).toEqual([]);
      expect((await crossed(name, answer, 'history')).filter((place) => place.startsWith('history')), recording).toEqual([]);
      expect((await crossed(name, answer, 'favourites')).filter((place) => place.startsWith('favourites')), recording).toEqual([]);
    }
  });

  test('where there was something to tell', async () => {
    const places = new Set<string>();
    for (const name of names) for (const [, { answer }] of given(name)) for (const place of await crossed(name, answer)) places.add(place);
    expect([...places].sort()).toEqual(['favourites: favourite', 'favourites: reminder', 'history: row', 'history: watchProgress']);
  });

  test('and one that is planted is found, and taken out', async () => {
    const planted = { title: 'Home', layout: 'rows', elements: [...view.elements.slice(0, 2), element({ ...other, contentList: [{ id: '1', favourite: true, watchProgress: 4, programmes: [{ reminder: true }] }] })] };
    expect(await crossed('readView', planted)).toEqual(['history: row', 'favourites: favourite', 'history: watchProgress', 'favourites: reminder']);
    expect(await crossed('readView', planted, 'history', 'favourites')).toEqual([]);
  });
});
