import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError, isApiError } from '../../../api/api-error.ts';
import { addPasskey, readPasskeys, removePasskey, renamePasskey, startPasskey } from '../../../api/calls/identity/passkeys/passkeys.ts';
import type { Passkey } from '../../../contracts/identity/passkeys/passkey.ts';
import { passkeyError } from '../../../rules/identity/passkey-error.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { SessionControl } from '../../../session/session-control.ts';
import type { Loadable } from '../../loadable.ts';
import { type Authenticator, isGivenUp } from './authenticator.ts';

/** The passkeys of the account, and what is done to them. One thing at a time; each ends with the list as it is then. */
export interface OwnPasskeys {
  value: ReadonlySignal<Loadable<Passkey[]>>;
  isBusy: ReadonlySignal<boolean>;
  load(): Promise<void>;
  /** @returns what the viewer reads of a failure; undefined when it was done, or given up in the browser's window */
  add(name: string): Promise<LabelKey | undefined>;
  rename(passkeyId: string, name: string): Promise<LabelKey | undefined>;
  remove(passkeyId: string): Promise<LabelKey | undefined>;
}

export function createOwnPasskeys({ ask }: Pick<SessionControl, 'ask'>, authenticator: Authenticator): OwnPasskeys {
  const value = signal<Loadable<Passkey[]>>({ status: 'idle' });
  const isBusy = signal(false);
  const change = async (work: () => Promise<{ passkeys: Passkey[] }>): Promise<LabelKey | undefined> => {
    if (isBusy.peek()) return undefined;
    isBusy.value = true;
    try {
      value.value = { status: 'ready', value: (await work()).passkeys };
      return undefined;
    } catch (failure) {
      if (isApiError(failure)) return passkeyError(failure);
      if (isGivenUp(failure)) return undefined;
      // The device says so itself: it holds a key of this account.
      return failure instanceof Error && failure.name === 'InvalidStateError' ? 'passkeyKnown' : 'passkeyFailed';
    } finally {
      isBusy.value = false;
    }
  };
  return {
    value, isBusy,
    async load() {
      value.value = { status: 'loading' };
      value.value = await ask(readPasskeys, {}).then(({ passkeys }) => ({ status: 'ready' as const, value: passkeys }), (thrown: unknown) => ({ status: 'failed' as const, failure: asApiError(thrown) }));
    },
    add: (name) => change(async () => {
      const { options } = await ask(startPasskey, {});
      return ask(addPasskey, { response: await authenticator.create(options), name });
    }),
    rename: (passkeyId, name) => change(() => ask(renamePasskey, { passkeyId, name })),
    remove: (passkeyId) => change(() => ask(removePasskey, { passkeyId })),
  };
}
