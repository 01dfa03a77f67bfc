import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import type { AttemptPurpose, AttemptState, AuthUriAnswer, ProviderReturn, SignInAttempt } from '../../../contracts/identity/sign-in-attempt.ts';
import { isAddressOf } from '../../../rules/identity/providers/provider-address.ts';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import { latest } from '../../latest.ts';
import type { AttemptMemory } from './attempt-memory.ts';
import { askedPerson, type AskedPerson } from './asked-person.ts';
import type { PartnerWorkflow } from './partner/partner-workflow.ts';
import type { ProviderCalls } from './provider-calls.ts';
import type { ProviderPage, ProviderWindow } from './provider-page.ts';
import { stepOf, stepOfFailure, type ProviderStep } from './provider-step.ts';

/** chosen: often enough to be felt at once, seldom enough for a platform that many wait for */
const pollMs = 2_000;

/**
 * The provider asks who it is, whoever is signed in there: after a conflict it would name the same person for ever.
 *
 * @source OpenID Connect Core 3.1.2.1 "prompt"
 */
const askAnew = 'prompt=login';

/** How a sign-in begins. */
export interface StartWish {
  /** The provider asks nobody: it answers with whoever is signed in there. @source spec 3 §7 "silentAuthorisationUri" */
  silent?: boolean;
  /** What the address of the page passes on to the provider. @source spec 3 §2 "extraParams" */
  extraParams?: string | undefined;
}

/** A sign-in by a provider's page, from the press to the answer. */
export interface ProviderSignIn extends AskedPerson {
  step: ReadonlySignal<ProviderStep>;
  /** Whom it is about. */
  provider: ReadonlySignal<AuthProvider | undefined>;
  /** Begins; one that was under way ends. Called in the press itself. */
  start(provider: AuthProvider, purpose: AttemptPurpose, how?: StartWish): Promise<void>;
  /** Signs in by a name and password of the provider; one that was under way ends. */
  prove(provider: AuthProvider, credentials: { id: string; secret: string }): Promise<void>;
  /** Goes on in this tab, after a window was not let open. */
  goOnHere(): void;
  cancel(): void;
  /** Goes on with what a redirect in this tab brought back. @returns false where this tab began none that it answers */
  resume(provider: AuthProvider, back: ProviderReturn): Promise<boolean>;
  /** Gives what came back to the platform, from a window that did not begin. */
  deliver(provider: AuthProvider, back: ProviderReturn): Promise<void>;
  /** A sign-in of this tab is at this provider, or was left there. */
  isRemembered(provider: string): boolean;
  dispose(): void;
}

export interface ProviderSignInParts {
  calls: ProviderCalls;
  page: ProviderPage;
  memory: AttemptMemory;
  /** What the sign-in is for, which a redirect brings back. */
  query: Readonly<Record<string, string>>;
  /** How a partner's pages run first, where this page may show them in its place. @throws when its code does not come */
  workflow?: (() => Promise<PartnerWorkflow>) | undefined;
}

/**
 * The newest sign-in wins. A window that closes says nothing: it may only have lost sight of this one, so the platform is asked until the attempt expires.
 *
 * @source design/identity.md 4, 5; spec 3 §4
 */
export function createProviderSignIn({ calls, page, memory, query, workflow }: ProviderSignInParts): ProviderSignIn {
  const step = signal<ProviderStep>({ step: 'idle' });
  const provider = signal<AuthProvider | undefined>(undefined);
  const runs = latest();
  let attempt: SignInAttempt | undefined;
  let address: string | undefined;
  let wanted: AttemptPurpose = 'SIGNIN';
  let isSilent = false;
  const stopNoting = step.subscribe((next) => {
    const from = provider.peek();
    if (next.step === 'conflict' && from) memory.keepConflict(from.name);
  });

  /** Makes a call of this run; what is shown afterwards is what its answer means. */
  async function follow(run: AbortSignal, call: () => Promise<AttemptState>, silent = false): Promise<void> {
    const next = await call().then(stepOf, stepOfFailure);
    if (!run.aborted) step.value = silent && next.step === 'failed' ? asGuest(provider.peek(), next) : next;
  }

  async function exchange(run: AbortSignal, from: AuthProvider, held: SignInAttempt, back: ProviderReturn): Promise<void> {
    step.value = { step: 'finishing' };
    memory.forget(from.name);
    await follow(run, () => calls.exchange(from, held, back, wanted), isSilent);
    if (!run.aborted && step.peek().step === 'failed' && isWorkflow(from)) await workflow?.().then((partner) => partner.logOut(from), () => undefined);
  }

  function watch(run: AbortSignal, from: AuthProvider, held: SignInAttempt, opened: ProviderWindow): void {
    const stop = opened.onReturn((back) => {
      if (run.aborted || (back.state !== held.state && back.posted === undefined)) return false;
      stopAll();
      void exchange(run, from, held, back);
      return true;
    });
    const timer = setInterval(() => void calls.read(held).then((state) => {
      if (run.aborted || state.status === 'pending' || step.peek().step !== 'waiting') return;
      stopAll();
      step.value = stepOf(state);
    }, () => undefined), pollMs);
    const stopAll = () => {
      stop();
      clearInterval(timer);
    };
    run.addEventListener('abort', () => (stopAll(), opened.close()), { once: true });
  }

  function keep(from: AuthProvider, held: SignInAttempt): void {
    memory.keep({ provider: from.name, attempt: held, purpose: wanted, silent: isSilent, query: { ...query } });
  }

  function goOnHere(): void {
    const from = provider.peek();
    if (!from || !attempt || !address) return;
    keep(from, attempt);
    page.leave(address);
  }

  /** @source spec 3 §4 "store entryPage, from and type, detect the partner, run the workflow" */
  async function runWorkflow(run: AbortSignal, partner: PartnerWorkflow, from: AuthProvider, { attempt: held, authorisationUri }: AuthUriAnswer): Promise<void> {
    keep(from, held);
    try {
      const begins = await partner.run(from, authorisationUri);
      if (!run.aborted) page.leave(begins);
    } catch (thrown) {
      memory.forget(from.name);
      throw thrown;
    }
  }

  return {
    step, provider,
    async start(from, purpose, { silent = false, extraParams } = {}) {
      const run = runs.begin();
      // The page asks of which provider it is.
      [provider.value, step.value, attempt, address, wanted, isSilent] = [from, { step: 'opening' }, undefined, undefined, purpose, silent];
      const opened = page.open();
      const runsFirst = opened === 'same-tab' && isWorkflow(from) ? workflow : undefined;
      try {
        const partner = await runsFirst?.();
        if (run.aborted) return;
        if (partner && !partner.isHere(from)) return page.leave(partner.wayThere(from, query));
        const answer = await calls.begin(from, purpose, memory.takeConflict(from.name) ? extraParams ?? askAnew : extraParams);
        if (run.aborted) return opened === 'same-tab' ? undefined : opened.close();
        const uri = silent ? answer.silentAuthorisationUri ?? '' : answer.authorisationUri;
        if (!isAddressOf(from, uri)) throw new Error(`The address of ${from.name} is on another origin than its tenant set up.`);
        [attempt, address] = [answer.attempt, uri];
        if (partner) return await runWorkflow(run, partner, from, answer);
        if (opened === 'same-tab') return goOnHere();
        step.value = opened.isOpen ? { step: 'waiting' } : { step: 'blocked' };
        if (!opened.isOpen) return;
        opened.go(address);
        watch(run, from, attempt, opened);
      } catch (thrown) {
        if (opened !== 'same-tab') opened.close();
        if (!run.aborted) step.value = silent ? asGuest(from, thrown) : { ...stepOfFailure(thrown), ...(runsFirst && { retry: true as const }) };
      }
    },
    async prove(from, credentials) {
      const run = runs.begin();
      [provider.value, step.value, attempt, address] = [from, { step: 'opening' }, undefined, undefined];
      await follow(run, async () => {
        const state = await calls.prove(from, credentials);
        if (!run.aborted) attempt = state.attempt;
        return state;
      });
    },
    goOnHere,
    cancel() {
      runs.end();
      step.value = { step: 'idle' };
    },
    ...askedPerson({ calls, step, runs, attemptOf: () => attempt }),
    async resume(from, back) {
      const remembered = memory.read(from.name);
      if (!remembered || (back.posted === undefined && remembered.attempt.state !== back.state)) return false;
      [provider.value, attempt, wanted, isSilent] = [from, remembered.attempt, remembered.purpose, remembered.silent];
      await exchange(runs.begin(), from, attempt, back);
      return true;
    },
    async deliver(from, back) {
      provider.value = from;
      await follow(runs.begin(), () => calls.deliver(from, back));
    },
    isRemembered: (name) => memory.read(name) !== undefined,
    dispose() {
      stopNoting();
      runs.end();
    },
  };
}

/** Whether a partner's pages run first. */
const isWorkflow = ({ kind }: AuthProvider): boolean => waysOf(kind).flow === 'workflow';

/** @source spec 3 §8 "Failing to reach the openid provider only logs a warning" */
function asGuest(from: AuthProvider | undefined, why: unknown): ProviderStep {
  console.warn(`[footlight] ${from?.name ?? 'The provider'} named nobody who is signed in there.`, why);
  return { step: 'as-guest' };
}
