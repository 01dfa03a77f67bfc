import { expect, it } from 'vitest';
import { queryParameters, readQuery, writeQuery, type QueryName } from '../../src/routing/query-parameters.ts';

it('holds every name of spec 1 §2.2 and spec 3 §2, and those of a room, of a payment and of a gift', () => {
  const names = 'from entryPage redirectTo licences type showInterstitial showPurchase playlistId seasonId seriesId eventId watchlistId owner trailerFrom resumeProgress room query facet sort sortDirection '
    + 'providerName token code PAGE_READY gridviewconfigid bundle_id extraParams selectedLicence error error_description socialProvider provider result device reference redirectResult payment_intent setup_intent redeemCode voucher';
  expect(Object.keys(queryParameters).sort()).toEqual(names.split(' ').sort());
});

it.each<[QueryName, string, unknown]>([
  ['from', '/video/42?playlistId=3', '/video/42?playlistId=3'], ['from', '//evil.example', undefined], ['entryPage', '/nowhere', undefined], ['redirectTo', '/epg#now', '/epg#now'],
  ['licences', 'a b', ['a', 'b']], ['licences', ' ', undefined], ['type', 'signup', 'signup'], ['type', 'other', undefined],
  ['showInterstitial', 'true', true], ['showInterstitial', '1', undefined], ['showPurchase', 'true', true], ['PAGE_READY', 'false', undefined],
  ['playlistId', 'p1', 'p1'], ['playlistId', '', undefined], ['query', 'rock & roll', 'rock & roll'], ['sortDirection', 'DESC', 'DESC'], ['sortDirection', 'desc', undefined],
  ['reference', 'a'.repeat(32), 'a'.repeat(32)], ['reference', 'a/b', undefined], ['redirectResult', 'eJx/+=!', 'eJx/+=!'], ['payment_intent', 'pi_1', 'pi_1'], ['setup_intent', 'seti_1', 'seti_1'],
  ['socialProvider', 'Apple', 'Apple'], ['socialProvider', 'Other', undefined],
  ['resumeProgress', '754', 754], ['resumeProgress', '0', 0], ['resumeProgress', '12.5', 12.5], ['resumeProgress', '-1', undefined],
  ['resumeProgress', '1e9', undefined], ['resumeProgress', 'soon', undefined], ['resumeProgress', '99999999', undefined],
])('%s=%s says %j', (name, value, said) => {
  expect(readQuery({ [name]: value }, name)).toEqual(said);
});

it('says nothing of what is missing, nor of what every object has', () => {
  expect([readQuery({}, 'resumeProgress'), readQuery(Object.create({ token: 'x' }) as Record<string, string>, 'token')]).toEqual([undefined, undefined]);
});

it('writes what it reads, and leaves out what is not known', () => {
  const query = writeQuery({ licences: ['a', 'b'], showInterstitial: true, resumeProgress: 0, eventId: undefined, owner: '' });
  expect(query).toEqual({ licences: 'a b', showInterstitial: 'true', resumeProgress: '0' });
  expect([readQuery(query, 'licences'), readQuery(query, 'resumeProgress')]).toEqual([['a', 'b'], 0]);
});
