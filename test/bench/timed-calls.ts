import { readBucket } from '../../src/api/calls/catalogue.ts';
import { createPartnerCore } from '../../src/runtime/partner-core.ts';
import { createPlatformCore } from '../../src/runtime/platform-core.ts';
import { readSettings } from '../../src/runtime/read-settings.ts';

declare global {
  var timedCalls: ((origin: string, count: number) => Promise<number[]>) | undefined;
}

const warmUps = 5;

/**
 * Runs in a page: the same call of the product again and again, one after the other, and how long each took.
 *
 * On the platform's own origin it goes straight to the platform; elsewhere through the session frame.
 *
 * @param origin the platform's
 * @returns milliseconds of each call after the warm-up
 */
globalThis.timedCalls = async (origin, count) => {
  const settings = await readSettings(origin);
  const locale = () => 'en';
  const { client } = location.origin === origin ? createPlatformCore(settings, locale) : createPartnerCore(settings, locale);
  const took: number[] = [];
  for (let at = -warmUps; at < count; at += 1) {
    const started = performance.now();
    await client.call(readBucket, { bucketId: 'featured' });
    if (at >= 0) took.push(performance.now() - started);
  }
  return took;
};
