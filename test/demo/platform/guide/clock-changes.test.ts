import { afterAll, beforeAll, expect, test } from 'vitest';
import { guideWindow } from '../../../../src/contracts/guide/guide-window.ts';
import { airedProgrammes } from '../../../../src/rules/guide/aired-programmes.ts';
import { tidyProgrammes } from '../../../../src/rules/guide/tidy-programmes.ts';
import { dayStart } from '../../../../src/rules/guide/time/guide-days.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

const hour = 3_600_000;
const zone = 'Europe/London';
let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = (await platform.guest('cinema')).authorisationToken;
});
afterAll(() => platform.close());

test.each([['2026-03-29T12:00Z', 23], ['2026-10-25T12:00Z', 25], ['2026-10-26T12:00Z', 24]])('the day of %s has programmes in each of its %d hours, of the tenant’s zone', async (noon, hours) => {
  const [from, to] = [dayStart(Date.parse(noon), zone), dayStart(Date.parse(noon), zone, 1)];
  expect((to - from) / hour).toBe(hours);
  const { body } = await platform.ask({ token, path: `/api/v4/epg?${new URLSearchParams({ from: new Date(from).toISOString(), to: new Date(to).toISOString() })}` });
  const { channels } = guideWindow.parse(body);
  const airing = channels.map((channel) => tidyProgrammes(airedProgrammes(channel), from, to)).filter((spans) => spans.some(({ programme }) => programme));
  expect(airing.length).toBeGreaterThan(10);
  for (const spans of airing) {
    // One after the other from midnight to midnight, also over the hour that is skipped or comes twice.
    expect([spans[0]?.start, spans.at(-1)?.end]).toEqual([from, to]);
    for (const [at, span] of spans.entries()) if (at > 0) expect(span.start).toBe(spans[at - 1]?.end);
  }
  for (let moment = from; moment < to; moment += hour) expect(airing.some((spans) => spans.some(({ programme, start, end }) => programme && start <= moment && moment < end)), new Date(moment).toISOString()).toBe(true);
});
