import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readInit } from '../api/calls/realm.ts';
import type { MenuTarget, PartnerInit } from '../contracts/realm/init.ts';
import type { RealmSettings } from '../contracts/realm/realm-settings.ts';
import { pageGlobal } from '../page/page-global.ts';
import type { SessionControl } from '../session/session-control.ts';
import { createStore, type Store } from '../store/store.ts';
import { createPlatformClock } from './platform-clock.ts';
import { keepTrying } from './keep-trying.ts';
import { readSettings } from './read-settings.ts';
import { tellAuthor } from './tell-author.ts';
import { wantedLanguage } from './wanted-language.ts';

/** Everything one page shares for one realm. */
export interface Runtime {
  settings: RealmSettings;
  store: Store;
  /** Where this page stands: on the tenant's own origin, or on a partner's. */
  host: 'platform' | 'partner';
  /** Signing in and out; on the platform's own origin only. */
  session: SessionControl | undefined;
  /** Menu, preferences and clock, when the platform has answered. */
  init: ReadonlySignal<PartnerInit | undefined>;
}

export interface RuntimeChoice {
  /** The platform's origin: where the scripts came from. */
  origin: string;
  realm?: string;
  locale?: string;
  /** The device whose menu comes with the start, on the platform's own origin. */
  menuTargetPlatform?: MenuTarget;
}

const runtimesOfPage = pageGlobal<Map<string, Promise<Runtime>>>('runtimes');
/** Tells this copy of the code from that of another release on the page. */
const copy = Math.random();

/**
 * The page's one runtime for this realm; made by the first caller, and again after a failed start.
 *
 * Each release on a page has its own: a signal of one copy of this code tells nothing to another copy.
 *
 * @throws ApiError when the realm is unknown, not for this page, or out of reach
 */
export function runtimeOf(choice: RuntimeChoice): Promise<Runtime> {
  const runtimes = runtimesOfPage.ensure(() => new Map());
  const name = `${choice.origin} ${choice.realm ?? ''} ${copy}`;
  const known = runtimes.get(name);
  if (known) return known;
  const made = startRuntime(choice);
  runtimes.set(name, made);
  made.catch((failure: unknown) => {
    runtimes.delete(name);
    tellAuthor('startFailure', choice.origin, choice.realm, failure);
  });
  return made;
}

async function startRuntime({ origin, realm, locale, menuTargetPlatform }: RuntimeChoice): Promise<Runtime> {
  // The way to the session, here or in its frame, travels beside the settings.
  (globalThis.location?.origin === origin ? importPlatformCore() : importPartnerCore()).catch(() => undefined);
  const settings = await readSettings(origin, realm);
  const clock = createPlatformClock();
  const init = signal<PartnerInit | undefined>(undefined);
  const host = globalThis.location?.origin === settings.origin ? 'platform' : 'partner';
  const wanted = wantedLanguage(locale);
  let store: Store | undefined = undefined;
  const language = (): string => store?.labels.locale.peek().locale ?? wanted ?? settings.defaultLocale;
  const core = await (host === 'platform' ? platformParts(settings, language, menuTargetPlatform) : partnerParts(settings, language));
  store = createStore({ client: core.client, settings, viewer: core.viewer, onChanged: core.onChanged, now: clock.now }, wanted);
  // A failed start shows as the failure of each element.s first call; meanwhile it is asked again.
  void keepTrying(async () => {
    const answer = await core.start();
    clock.set(answer.now);
    init.value = answer;
  });
  void store.labels.load(language());
  return { settings, store, host, session: core.session, init };
}

const importPlatformCore = () => import('./platform-core.ts');
const importPartnerCore = () => import('./partner-core.ts');

async function platformParts(settings: RealmSettings, language: () => string, menuTargetPlatform?: MenuTarget) {
  const { createPlatformCore } = await importPlatformCore();
  const { client, session, onChanged } = createPlatformCore(settings, language, menuTargetPlatform);
  const start = (): Promise<PartnerInit> => session.start();
  return { client, onChanged, viewer: session.viewer, session: session as SessionControl | undefined, start };
}

async function partnerParts(settings: RealmSettings, language: () => string) {
  const { createPartnerCore } = await importPartnerCore();
  const { client, viewer, onChanged } = createPartnerCore(settings, language);
  const start = async (): Promise<PartnerInit> => client.call(readInit, {});
  return { client, onChanged, viewer, session: undefined, start };
}
