import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCards } from '../../../../../../demo/platform/purchase/providers/acquirer/test-cards.ts';
import { passesLuhn } from '../../../../../../demo/platform/purchase/sandbox-bank.ts';
import { openTestPlatform, type TestPlatform } from '../../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); }, 120_000);
afterAll(() => platform.close());

test('the card provider’s page says what each of its cards does, and no other page of a payer does', async () => {
  const page = (host: string) => platform.running.app.inject({ url: '/', headers: { host: `${host}.localhost:${platform.running.port}` } });
  const { statusCode, body } = await page('acs');
  expect([statusCode, (await page('bank')).statusCode]).toEqual([200, 404]);
  for (const [number, { says }] of Object.entries(testCards)) {
    expect(passesLuhn(number), number).toBe(true);
    expect(body.replaceAll(' ', '')).toContain(`${number}</dt><dd>${says}`.replaceAll(' ', ''));
  }
});
