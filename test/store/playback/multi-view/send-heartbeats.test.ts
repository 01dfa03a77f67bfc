// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../support/fake-context.ts';
import { angles, disposeMultiViews, multiViewStage } from './multi-view-stage.ts';

afterEach(() => {
  disposeMultiViews();
  vi.useRealTimers();
});

const fakeTime = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

test('the platform hears which angles are watched, at once and as often as it asked for, while they play', async () => {
  fakeTime();
  const { multi, context } = await multiViewStage(angles(), { layout: 'twoUp', autoplay: 'any' });
  expect(context.inputsOf('sendMultiViewHeartbeat')).toEqual([{ eventId: '2040', layout: 'twoUp', videoIds: ['angle-0', 'angle-1'], audibleId: 'angle-0' }]);
  multi.setAudible('angle-1');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(context.inputsOf('sendMultiViewHeartbeat')).toHaveLength(2);
  expect(context.inputsOf('sendMultiViewHeartbeat')[1]).toMatchObject({ audibleId: 'angle-1' });
  multi.tiles.peek().forEach(({ player }) => player.pause());
  await vi.advanceTimersByTimeAsync(120_000);
  expect(context.inputsOf('sendMultiViewHeartbeat')).toHaveLength(2);
});

test('a heartbeat that the platform refuses ends the event with its reason', async () => {
  fakeTime();
  const { multi, context } = await multiViewStage(angles(), { autoplay: 'any' });
  context.answers['sendMultiViewHeartbeat'] = () => { throw refusal('sendMultiViewHeartbeat', 409); };
  await vi.advanceTimersByTimeAsync(30_000);
  expect([multi.outcome.value?.kind, multi.tiles.value]).toEqual(['conflict', []]);
});

test('a heartbeat that does not arrive changes nothing', async () => {
  fakeTime();
  const { multi, context } = await multiViewStage(angles(), { autoplay: 'any' });
  context.answers['sendMultiViewHeartbeat'] = () => { throw refusal('sendMultiViewHeartbeat', 503); };
  await vi.advanceTimersByTimeAsync(30_000);
  expect([multi.outcome.value, multi.tiles.value.length]).toEqual([undefined, 4]);
});
