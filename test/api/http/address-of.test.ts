import { expect, it } from 'vitest';
import { addressOf } from '../../../src/api/http/address-of.ts';

const base = 'https://api.test/api/v1';

it.each([
  ['puts the path behind the base', { path: '/view' }, `${base}/view`],
  ['keeps an absolute address', { path: 'https://media.test/urls?key=1' }, 'https://media.test/urls?key=1'],
  ['writes a query', { path: '/epg', query: { rpp: 20, dvr: true, channel: 'one two' } }, `${base}/epg?rpp=20&dvr=true&channel=one+two`],
  ['leaves out what is undefined', { path: '/epg', query: { lastSeen: undefined, rpp: 0 } }, `${base}/epg?rpp=0`],
  ['repeats the key of a list', { path: '/licence-family', query: { licenceId: ['a', 'b'] } }, `${base}/licence-family?licenceId=a&licenceId=b`],
  ['writes nothing for an empty list', { path: '/licence-family', query: { licenceId: [] } }, `${base}/licence-family`],
  ['adds to the query of an absolute address', { path: 'https://media.test/urls?key=1', query: { dvr: true } }, 'https://media.test/urls?key=1&dvr=true'],
  ['escapes values', { path: '/view', query: { id: 'a&b=c#d' } }, `${base}/view?id=a%26b%3Dc%23d`],
])('%s', (_, request, address) => {
  expect(addressOf(base, request)).toBe(address);
});
