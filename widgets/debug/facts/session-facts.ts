import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { pageGlobal } from '../../../src/page/page-global.ts';
import type { Runtime } from '../../../src/runtime/runtime.ts';

/** What a page's author may know of a session: never a name, an id or a token. */
export interface SessionFacts {
  tenant: string;
  origin: string;
  /** Where this page stands. */
  page: 'platform' | 'partner';
  viewer: 'unknown' | Viewer['who'];
  profile: Viewer['profileType'] | undefined;
  /** The platform ended it. */
  ended: boolean;
  language: string;
}

const runtimes = pageGlobal<ReadonlyMap<string, Promise<Runtime>>>('runtimes');

/** The sessions of the page, one for each tenant that started, and for each release of it. */
export async function readSessions(): Promise<SessionFacts[]> {
  const started = await Promise.allSettled([...runtimes.read()?.values() ?? []]);
  return started.flatMap((one) => (one.status === 'fulfilled' ? [factsOf(one.value)] : []));
}

function factsOf({ settings, store, host }: Runtime): SessionFacts {
  const viewer = store.context.viewer.peek();
  return {
    tenant: settings.realm, origin: settings.origin, page: host, viewer: viewer?.who ?? 'unknown', profile: viewer?.profileType,
    ended: viewer?.sessionEnded ?? false, language: store.labels.locale.peek().locale,
  };
}
