import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReminders } from '../../../src/store/guide/reminders.ts';
import { fakeContext, guest, member, refusal } from '../../support/fake-context.ts';
import { settled } from '../../support/settled.ts';

const noon = Date.UTC(2026, 10, 18, 12);
const minute = 60_000;
const remindAt = noon + 55 * minute;

beforeEach(() => vi.useFakeTimers({ now: noon }));
afterEach(() => vi.useRealTimers());

/** A member's one reminder, which the platform calls due by its own clock. */
function setUp({ platformIsLate = 0 } = {}) {
  const programme = { programmeId: 'p1', title: 'Matchday Live', channel: { id: 'c1', name: 'Kick', eventId: '3001' } };
  const answer = () => ({ reminders: [{ ...programme, start: new Date(noon + 60 * minute).toISOString(), end: new Date(noon + 90 * minute).toISOString(), remindAt: new Date(remindAt).toISOString(), due: remindAt <= Date.now() - platformIsLate }] });
  const context = fakeContext({ viewer: member, answers: { readReminders: answer } });
  const reminders = createReminders({ ...context, now: () => Date.now() });
  reminders.load();
  return { context, reminders };
}

test('a reminder is told when it is due although no change reached the page', async () => {
  const { reminders } = setUp();
  await vi.advanceTimersByTimeAsync(54 * minute);
  expect(reminders.due.value).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(reminders.due.value?.programmeId).toBe('p1');
});

test('a platform whose clock is behind is asked again, and one that does not answer after a while', async () => {
  const { context, reminders } = setUp({ platformIsLate: 5_000 });
  const answer = context.answers['readReminders'];
  await vi.advanceTimersByTimeAsync(55 * minute + 3_500);
  expect(reminders.due.value).toBeUndefined();
  context.answers = { readReminders: () => { throw refusal('readReminders', 503); } };
  await vi.advanceTimersByTimeAsync(5_000);
  const asked = context.inputsOf('readReminders').length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(context.inputsOf('readReminders').length).toBe(asked);
  context.answers = { readReminders: answer };
  await vi.advanceTimersByTimeAsync(minute);
  expect(reminders.due.value?.programmeId).toBe('p1');
});

test('nothing is asked for a guest, for a member who left, or once all is told', async () => {
  const { context, reminders } = setUp();
  await settled();
  context.viewer.value = guest;
  await vi.advanceTimersByTimeAsync(120 * minute);
  expect(context.inputsOf('readReminders').length).toBe(1);
  context.viewer.value = member;
  await vi.advanceTimersByTimeAsync(120 * minute);
  expect(context.inputsOf('readReminders').length).toBe(2);
  reminders.dispose();
});
