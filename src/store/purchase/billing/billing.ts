import { signal, type ReadonlySignal } from '@preact/signals-core';
import { type ApiError, asApiError, isApiError } from '../../../api/api-error.ts';
import type { Client } from '../../../api/client.ts';
import { readBillingDetails, readBillingRequirements, saveBillingDetails } from '../../../api/calls/purchase/billing.ts';
import { type BillingDetails, type BillingField, billingFields, type BillingRequirements, type NewBillingDetails } from '../../../contracts/purchase/billing-details.ts';
import { askedFields } from '../../../rules/purchase/billing/asked-fields.ts';
import type { BillingValues } from '../../../rules/purchase/billing/billing-problems.ts';
import { followViewer } from '../../follow-viewer.ts';
import { latest } from '../../latest.ts';
import type { StoreContext } from '../../store-context.ts';

/** A form of billing details. */
export interface BillingForm {
  kind: 'form';
  /** What is known of this member. */
  known: BillingDetails;
  country: string;
  requirements: BillingRequirements;
  /** What is asked for. */
  fields: readonly BillingField[];
  /** What is known of the fields already, to begin with. */
  first: BillingValues;
  /** Another country's rules are on their way. */
  isChanging: boolean;
  isSaving: boolean;
  /** What the platform found wrong; a new list with each answer. */
  refused: readonly BillingField[];
  /** Why it could not be saved, or why another country could not be chosen. */
  failure?: ApiError | undefined;
}

export type BillingState = { kind: 'loading' } | { kind: 'failed'; failure: ApiError } | BillingForm;

/** The billing details of a buyer, as a form. */
export interface Billing {
  state: ReadonlySignal<BillingState>;
  load(): Promise<void>;
  /** Asks for what another country needs. */
  chooseCountry(country: string): Promise<void>;
  /** Does nothing while it is saved. @returns what is kept; undefined where it was not */
  save(given: NewBillingDetails): Promise<BillingDetails | undefined>;
  dispose(): void;
}

/** What of a form is known: what was given for billing, or what the account knows. */
function firstValues({ details, suggested }: BillingDetails, country: string): BillingValues {
  const address = [details?.address, suggested?.address].find((one) => one?.country === country);
  const birthDate = details?.birthDate ?? suggested?.birthDate;
  return { ...address, ...(birthDate ? { birthDate } : {}) };
}

/**
 * Reads what is asked of a buyer where they live, and keeps what they say.
 *
 * @param missing what the platform lacked: nothing else is asked for in that country
 * @param guestBuyer whose details they are in the place of the member's: a guest's who gives a gift
 * @source spec 2 §2, §8 "424 BASKET_REQUIREMENTS_FAILED"
 */
export function createBilling(context: Pick<StoreContext, 'client' | 'viewer'>, missing?: readonly string[], guestBuyer?: Client): Billing {
  const { viewer } = context;
  const client = guestBuyer ?? context.client;
  const state = signal<BillingState>({ kind: 'loading' });
  const runs = latest();

  async function formFor(known: BillingDetails, country: string): Promise<BillingForm> {
    const requirements = await client.call(readBillingRequirements, { country });
    const fields = askedFields(requirements, country === known.country ? missing : undefined);
    return { kind: 'form', known, country, requirements, fields, first: firstValues(known, country), isChanging: false, isSaving: false, refused: [] };
  }

  async function load(): Promise<void> {
    if (!guestBuyer && viewer.peek()?.who !== 'member') return;
    const run = runs.begin();
    state.value = { kind: 'loading' };
    const next = await client.call(readBillingDetails, {}).then((known) => formFor(known, known.country)).catch((failure: unknown): BillingState => ({ kind: 'failed', failure: asApiError(failure) }));
    if (!run.aborted) state.value = next;
  }

  async function chooseCountry(country: string): Promise<void> {
    const now = state.peek();
    if (now.kind !== 'form' || now.isSaving) return;
    const run = runs.begin();
    state.value = { ...now, country, isChanging: true, failure: undefined };
    const next = await formFor(now.known, country).catch((failure: unknown): BillingState => ({ ...now, isChanging: false, failure: asApiError(failure) }));
    if (!run.aborted) state.value = next;
  }

  async function save(given: NewBillingDetails): Promise<BillingDetails | undefined> {
    const now = state.peek();
    if (now.kind !== 'form' || now.isSaving || now.isChanging) return undefined;
    const run = runs.begin();
    state.value = { ...now, isSaving: true, failure: undefined };
    const end = await client.call(saveBillingDetails, given).then((saved) => ({ saved }), (failure: unknown) => ({ failure: asApiError(failure) }));
    if (run.aborted) return undefined;
    if ('saved' in end) {
      state.value = { ...now, known: end.saved, isSaving: false };
      return end.saved;
    }
    const wrong = isApiError(end.failure) ? end.failure.body?.details?.missingFields : undefined;
    const refused = billingFields.filter((field) => wrong?.includes(field));
    // What the form did not ask for and is wrong after all is asked for now.
    const fields = askedFields(now.requirements).filter((field) => now.fields.includes(field) || refused.includes(field));
    state.value = { ...now, isSaving: false, fields, refused, failure: refused.length > 0 ? undefined : end.failure };
    return undefined;
  }

  const begin = () => void load();
  const stop = followViewer(context, { known: begin, changed: begin });
  return {
    state, load, chooseCountry, save,
    dispose() {
      runs.end();
      stop();
    },
  };
}
