import { signal } from '@preact/signals-core';
import { vi } from 'vitest';
import { matchPath } from '../../src/routing/match-path.ts';
import type { PageProps } from '../../src/site/page.ts';
import type { SiteLocation } from '../../src/site/navigator/site-navigator.ts';
import { fakeRuntime, type FakeRuntimeOptions } from './fake-runtime.tsx';

/** A place of the site, as its navigator reads the address. */
export function locationAt(address: string): SiteLocation {
  const { pathname, search, hash } = new URL(address, 'https://arena.test');
  return { address, match: matchPath(pathname), query: Object.fromEntries(new URLSearchParams(search)), hash, state: {}, key: address };
}

/** What a page of the site is given, at this address and without a platform. */
export function fakeSite(address: string, options: FakeRuntimeOptions = {}) {
  const runtime = fakeRuntime({ locale: 'en', ...options });
  const location = locationAt(address);
  const navigator = { ...runtime.scope.navigator, location: signal(location), visit: vi.fn(), rewrite: vi.fn(), leaveFragment: vi.fn(), back: vi.fn() };
  const session = { ask: vi.fn(), keep: vi.fn(), isImpersonated: vi.fn(() => false), signedInBy: vi.fn((): string | undefined => undefined), pairwiseId: vi.fn(async (): Promise<string | undefined> => undefined), pairwiseListId: vi.fn(async (_origin: string, id: string) => id), signOut: vi.fn(async () => undefined) };
  const { store } = runtime.scope;
  const setTitle = vi.fn();
  const props: PageProps = { runtime: { settings: store.context.settings, store, host: 'platform', session, init: signal(undefined) }, navigator, location, setTitle };
  return { ...runtime, navigator, session, setTitle, props };
}
