import { expect, test } from 'vitest';
import type { ContentItem } from '../../../src/contracts/catalogue/content-item.ts';
import { createLiveNow } from '../../../src/store/catalogue/live-now.ts';
import { fakeContext } from '../../support/fake-context.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';

const event = recorded('readLiveEvents', 'guest: on air').events[0] as unknown as ContentItem;
const on = (...ids: string[]) => ({ events: ids.map((id) => ({ ...event, id, title: id })), page: 1, totalPages: 1, totalHits: ids.length });

function follow(...ids: string[]) {
  const context = fakeContext({ answers: { readLiveEvents: on(...ids) } });
  const live = createLiveNow(context);
  return { context, live, turn: async (...next: string[]) => {
    context.answers['readLiveEvents'] = on(...next);
    await live.refresh();
  } };
}

test('asks for fifteen at a time and counts what is on air', async () => {
  const { context, live } = follow('a', 'b');
  expect(live.count.value).toBeUndefined();
  await live.load();
  expect([live.count.value, context.inputsOf('readLiveEvents')]).toEqual([2, [{ p: 1, rpp: 15 }]]);
});

test('what is on air when the viewer comes is no news; what begins afterwards is told, once', async () => {
  const { live, turn } = follow('a');
  await live.load();
  expect(live.begun.value).toBeUndefined();
  await turn('a', 'b');
  expect(live.begun.value?.id).toBe('b');
  live.dismiss();
  await turn('a', 'b');
  expect(live.begun.value).toBeUndefined();
});

test('an event that is over is not told any more, and not again when it comes back', async () => {
  const { live, turn } = follow('a');
  await live.load();
  await turn('a', 'b');
  await turn('a');
  expect(live.begun.value).toBeUndefined();
  await turn('a', 'b');
  expect(live.begun.value).toBeUndefined();
});

test('the platform’s word that an event began is followed at once; a list that nobody asked for is left', async () => {
  const { context, live } = follow('a');
  context.tell({ subject: 'live', ids: ['b'] });
  expect(context.calls).toEqual([]);
  await live.load();
  context.answers['readLiveEvents'] = on('a', 'b');
  context.tell({ subject: 'live', ids: ['b'] });
  await expect.poll(() => live.begun.value?.id).toBe('b');
  live.dispose();
});
