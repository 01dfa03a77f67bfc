import * as z from 'zod/mini';
import { attemptPurpose, signInAttempt } from '../../../contracts/identity/sign-in-attempt.ts';
import { rememberedQuery } from './remembered-query.ts';

/** A sign-in that went to a provider's page in this tab. */
const rememberedAttempt = z.object({
  provider: z.string(),
  attempt: signInAttempt,
  purpose: z._default(attemptPurpose, 'SIGNIN'),
  /** The provider was asked to ask nobody. */
  silent: z._default(z.boolean(), false),
  query: rememberedQuery,
});
export type RememberedAttempt = z.output<typeof rememberedAttempt>;

/** Keeps a sign-in while the tab is at its provider; one for each provider, and the newest wins. */
export interface AttemptMemory {
  keep(attempt: RememberedAttempt): void;
  read(provider: string): RememberedAttempt | undefined;
  /** The one that an answer belongs to. @param state of the answer */
  ofState(state: string): RememberedAttempt | undefined;
  forget(provider: string): void;
  /** Whoever is signed in at the provider cannot have an account here. */
  keepConflict(provider: string): void;
  /** @returns whether the last sign-in with it ended in a conflict; told once */
  takeConflict(provider: string): boolean;
}

const held = new Map<string, string>();
const conflicts = new Set<string>();

/** Session storage, or this page's own memory where storage throws. @source spec 3 §4 "store entry data, redirect to the provider", "restored into the query and removed from storage" */
export function createAttemptMemory(realm: string): AttemptMemory {
  const nameOf = (provider: string) => `footlight-sign-in:${realm}:${provider}`;
  const prefix = nameOf('');
  return {
    keep(attempt) {
      const [name, text] = [nameOf(attempt.provider), JSON.stringify(attempt)];
      held.set(name, text);
      guarded((storage) => storage.setItem(name, text));
    },
    read: (provider) => parsed(guarded((storage) => storage.getItem(nameOf(provider))) ?? held.get(nameOf(provider))),
    ofState(state) {
      const names = [...held.keys(), ...guarded((storage) => Object.keys(storage)) ?? []].filter((name) => name.startsWith(prefix));
      return names.map((name) => this.read(name.slice(prefix.length))).find((one) => one?.attempt.state === state);
    },
    forget(provider) {
      held.delete(nameOf(provider));
      guarded((storage) => storage.removeItem(nameOf(provider)));
    },
    keepConflict: (provider) => void conflicts.add(nameOf(provider)),
    takeConflict: (provider) => conflicts.delete(nameOf(provider)),
  };
}

function guarded<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis.sessionStorage) ?? undefined;
  } catch {
    return undefined;
  }
}

function parsed(text: string | undefined): RememberedAttempt | undefined {
  try {
    return text === undefined ? undefined : z.safeParse(rememberedAttempt, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
