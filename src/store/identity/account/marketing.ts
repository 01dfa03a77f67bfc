import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readMarketingPreferences, updateMarketingPreferences } from '../../../api/calls/identity/account/account-choices.ts';
import type { MarketingPreference } from '../../../contracts/identity/account/marketing-preference.ts';
import { type AccountContext, type AccountOutcome, type AccountPart, createAccountPart } from './account-part.ts';

/** What may be written to a member. */
export interface Marketing extends AccountPart<MarketingPreference[]> {
  /** What was toggled since it was read or sent. */
  toggled: ReadonlySignal<Readonly<Record<string, boolean>>>;
  /** Whether nothing was toggled since. */
  isPristine: ReadonlySignal<boolean>;
  /** Whether the answers that are shown were sent. */
  isSubmitted: ReadonlySignal<boolean>;
  toggle(fieldName: string, answer: boolean): void;
  submit(): Promise<AccountOutcome>;
}

/** @source spec 3 §4 "Marketing preferences: toggling makes them not pristine; submitting marks them submitted" */
export function createMarketing(context: AccountContext): Marketing {
  const { client } = context;
  const part = createAccountPart(context, async (abort) => (await client.call(readMarketingPreferences, {}, { signal: abort })).answers);
  const toggled = signal<Readonly<Record<string, boolean>>>({});
  const isPristine = signal(true);
  const isSubmitted = signal(false);
  return {
    ...part, toggled, isPristine, isSubmitted,
    toggle(fieldName, answer) {
      toggled.value = { ...toggled.peek(), [fieldName]: answer };
      [isPristine.value, isSubmitted.value] = [false, false];
    },
    async submit() {
      const answers = Object.entries(toggled.peek()).map(([fieldName, answer]) => ({ fieldName, answer }));
      const problem = await part.change(async () => (await client.call(updateMarketingPreferences, { answers })).answers);
      if (!problem) [toggled.value, isPristine.value, isSubmitted.value] = [{}, true, true];
      return problem;
    },
  };
}
