import { expect, it } from 'vitest';
import { checkedAnswer } from '../../../../demo/platform/server/platform-route.ts';
import { bucket } from '../../../../src/contracts/catalogue/bucket.ts';

const item = { id: '1', type: 'VOD', title: 'T', accessLevel: 'GRANTED', thumbnailUrl: 't' };
const row = (over: object = {}, items: object[] = [item]) => ({ bucketId: 'b', name: 'Top', type: 'BASE', contentList: items, paging: { moreDataAvailable: false }, ...over });
const broken = (answer: object, message: string) =>
  expect(() => checkedAnswer('readBucket', bucket, answer)).toThrow(expect.objectContaining({ status: 500, code: 'contract-broken', message: expect.stringContaining(message) }));

it('lets an answer pass as it is', () => {
  const answer = row();
  expect(checkedAnswer('readBucket', bucket, answer)).toBe(answer);
});

it('refuses what a client would leave out', () => broken(row({}, [item, { id: '2' }]), 'bucket.contentList'));
it('refuses what a client would read as unknown', () => broken(row({ type: 'ADS' }), 'bucket.type'));
it('refuses an unknown value inside of a list', () => broken(row({}, [{ ...item, type: 'AUDIO' }]), 'contentType'));
it('refuses what does not fit at all', () => broken(row({ paging: undefined }), 'paging'));

it('reports to whoever listened before once the check is done, also after a failed one', () => {
  broken(row({ type: 'ADS' }), 'bucket.type');
  expect(bucket.safeParse(row({ type: 'ADS' }))).toMatchObject({ success: true, data: { type: 'UNKNOWN' } });
});
