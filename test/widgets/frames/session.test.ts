// @vitest-environment jsdom
import { signal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import type { Changed } from '../../../src/contracts/wire/changed.ts';
import { standAround } from '../../support/partner-page.ts';
import { testSettings } from '../../support/test-settings.ts';

const partner = 'https://partner.example';
const everything = { observe: true, control: true, load: true, calls: ['catalogue'] };
const listed = (grants: object) => [{ origin: partner, grants }];

/** What the platform says of the partner now, and who hears of changes. */
const platform = vi.hoisted(() => ({ origins: [] as object[], listeners: [] as ((changed: Changed) => void)[] }));
vi.mock('../../../src/runtime/read-settings.ts', () => ({ readSettings: async () => ({ ...testSettings, registeredOrigins: listed(everything) }) }));
vi.mock('../../../src/runtime/platform-core.ts', () => ({
  createPlatformCore: () => ({
    client: { call: async () => ({ contentList: [], paging: { moreDataAvailable: false } }) },
    session: { ask: async () => ({ registeredOrigins: platform.origins }), pairwiseId: async () => undefined, viewer: signal(undefined), start: async () => undefined },
    onChanged: (listener: (changed: Changed) => void) => platform.listeners.push(listener),
  }),
}));

const tell = (subject: string): void => platform.listeners.forEach((listener) => listener({ subject, ids: [] }));

test('the session frame asks anew what a page may do when the platform tells of it, and no sooner', async () => {
  await import('../../../widgets/frames/session.ts');
  const page = await standAround(partner);
  const call = () => page.request('call', { name: 'readBucket', input: { bucketId: 'featured' } });
  expect(await call()).toBe(true);
  platform.origins = listed({ ...everything, calls: [] });
  tell('live');
  expect(await call()).toBe(true);
  tell('origins');
  await vi.waitFor(async () => expect(await call()).toBe('NOT_PERMITTED'));
  page.close();
});
