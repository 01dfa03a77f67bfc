// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { mountFrame } from '../../../widgets/frames/mount-frame.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { standAround } from '../../support/partner-page.ts';

const partner = 'https://partner.example';
const everything = { observe: true, control: true, load: true, calls: [] };

/** What the platform says of the partner now. */
let grants = everything;
const page = fakeRuntime({ settings: { registeredOrigins: [{ origin: partner, grants: everything }] } });
vi.mock('../../../src/runtime/runtime.ts', () => ({
  runtimeOf: async () => ({
    settings: page.context.settings, store: page.scope.store,
    session: { ask: async () => ({ registeredOrigins: [{ origin: partner, grants }] }), pairwiseId: async () => undefined },
  }),
}));
vi.mock('../../../widgets/element/late/dress-later.ts', () => ({ dressLater: () => undefined }));

test('a grant that is taken back while a frame is open ends there when the platform tells of it, and no sooner', async () => {
  // What jsdom does not have.
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('ResizeObserver', class { observe(): void { /* nothing is laid out */ } });
  document.adoptedStyleSheets = [];
  document.body.append(Object.assign(document.createElement('div'), { id: 'root' }));
  await mountFrame(() => null, { handlers: { play: () => ({ playing: true, muted: false }) } });
  const around = await standAround(partner);
  expect(await around.request('play')).toBe(true);
  grants = { ...everything, control: false };
  page.tell({ subject: 'favourites', ids: [] });
  expect(await around.request('play')).toBe(true);
  page.tell({ subject: 'origins', ids: [] });
  await vi.waitFor(async () => expect(await around.request('play')).toBe('NOT_PERMITTED'));
  around.close();
  vi.unstubAllGlobals();
});
