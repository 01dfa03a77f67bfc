import { expect, test } from 'vitest';
import { createChannelRow } from '../../../src/store/guide/channel-row.ts';
import { fakeContext } from '../../support/fake-context.ts';
import { refusalWith, silence } from '../../support/fake-runtime.tsx';

const answer = (firstIndex: number, found = true) => ({
  from: 0, to: 60_000, totalChannels: 200, firstIndex, paging: { moreDataAvailable: false },
  channels: found ? [{ id: 'ch-3', name: 'Three', accessLevel: 'GRANTED', eventId: '3003', programmes: [] }] : [],
});

const rowWith = async (given: unknown) => {
  const context = fakeContext({ answers: { readGuide: given as never } });
  const row = createChannelRow(context, '3003');
  await row.load();
  return { context, answer: row.answer.value };
};

test('a channel is asked for by its event, for a minute, and its answer says its row', async () => {
  const { context, answer: found } = await rowWith(answer(2));
  expect(found).toEqual({ status: 'ready', value: 2 });
  const [asked] = context.inputsOf('readGuide') as { channel: string; from: number; to: number }[];
  expect([asked?.channel, asked!.to - asked!.from]).toEqual(['3003', 60_000]);
});

test.each([
  ['refuses it', () => { throw refusalWith('readGuide', 404, { code: 'channel-not-found' }); }],
  ['does not answer it', answer(0, false)],
])('a guide that %s has no such row', async (_how, given) => {
  expect((await rowWith(given)).answer).toEqual({ status: 'ready', value: -1 });
});

test('any other failure is one', async () => {
  expect((await rowWith(() => { throw silence('readGuide'); })).answer.status).toBe('failed');
});
