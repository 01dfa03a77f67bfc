import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asApiError } from '../../api/api-error.ts';
import { changePin, makeProfile, readProfiles, removeProfile, requestPinReset, selectProfile, updateProfile } from '../../api/calls/identity/profiles.ts';
import type { NewProfile, PinChange, ProfileChange, ProfileList, ProfileRemoval } from '../../contracts/identity/profile.ts';
import { profileProblem, type ProfileProblem } from '../../rules/identity/profile-problem.ts';
import type { SessionControl } from '../../session/session-control.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { Loadable } from '../loadable.ts';
import type { StoreContext } from '../store-context.ts';

/** Undefined: it was done. */
export type ProfileOutcome = ProfileProblem | undefined;

/** Who watches under the account of the viewer. One change at a time. */
export interface Profiles {
  list: ReadonlySignal<Loadable<ProfileList>>;
  /** Whether a change is on its way. */
  isBusy: ReadonlySignal<boolean>;
  load(): Promise<void>;
  make(profile: NewProfile): Promise<ProfileOutcome>;
  update(change: ProfileChange): Promise<ProfileOutcome>;
  remove(wish: ProfileRemoval): Promise<ProfileOutcome>;
  setPin(change: PinChange): Promise<ProfileOutcome>;
  /** Mails a link to a new PIN to the account's owner. */
  mailPinReset(profileId: string): Promise<ProfileOutcome>;
  /** The session of this browser goes on as another profile. */
  select(profileId: string, pin?: string): Promise<ProfileOutcome>;
  dispose(): void;
}

/** @param keep makes tokens the session of this browser */
export function createProfiles(context: Pick<StoreContext, 'client' | 'viewer' | 'onChanged'>, { keep }: Pick<SessionControl, 'keep'>): Profiles {
  const { client } = context;
  const list = signal<Loadable<ProfileList>>({ status: 'idle' });
  const isBusy = signal(false);
  const runs = latest();
  const load = async () => {
    if (context.viewer.peek()?.who !== 'member') return;
    const mine = runs.begin();
    if (list.peek().status !== 'ready') list.value = { status: 'loading' };
    const read = await client.call(readProfiles, {}, { signal: mine }).then(
      (value): Loadable<ProfileList> => ({ status: 'ready', value }),
      (failure: unknown): Loadable<ProfileList> => ({ status: 'failed', failure: asApiError(failure) }),
    );
    // What was known stays where it cannot be read again.
    if (!mine.aborted && (read.status === 'ready' || list.peek().status !== 'ready')) list.value = read;
  };
  const attempt = async (work: () => Promise<unknown>): Promise<ProfileOutcome> => {
    if (isBusy.peek()) return undefined;
    isBusy.value = true;
    try {
      await work();
      return undefined;
    } catch (failure) {
      return profileProblem(asApiError(failure));
    } finally {
      isBusy.value = false;
    }
  };
  const change = (work: () => Promise<unknown>) => attempt(async () => {
    await work();
    await load();
  });
  const stops = [
    followViewer(context, { known: () => void load(), changed: () => void load() }),
    context.onChanged(({ subject }) => void (subject === 'profile' && load())),
  ];
  return {
    list, isBusy, load,
    make: (profile) => change(() => client.call(makeProfile, profile)),
    update: (wish) => change(() => client.call(updateProfile, wish)),
    remove: (wish) => change(() => client.call(removeProfile, wish)),
    setPin: (wish) => change(() => client.call(changePin, wish)),
    mailPinReset: (profileId) => attempt(() => client.call(requestPinReset, { profileId })),
    select: (profileId, pin) => attempt(async () => void keep(await client.call(selectProfile, { profileId, ...(pin === undefined ? {} : { pin }) }))),
    dispose() {
      runs.end();
      stops.forEach((stop) => stop());
    },
  };
}
