import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import { decideDevice, findDevice } from '../../api/calls/identity/devices.ts';
import type { DeviceFound } from '../../contracts/identity/device.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { readDeviceCode } from '../../rules/identity/device-code.ts';
import type { StoreContext } from '../store-context.ts';

/** Where a viewer stands who signs another device in. */
export type DeviceDecisionState =
  | { step: 'code'; isBusy: boolean; problem?: LabelKey }
  /** `asksDigits`: the device came by a link, so the viewer proves to see it. */
  | { step: 'confirm'; device: DeviceFound; asksDigits: boolean; isBusy: boolean; problem?: LabelKey }
  | { step: 'done'; allowed: boolean };

/** A member signs another device in. */
export interface DeviceDecision {
  state: ReadonlySignal<DeviceDecisionState>;
  /** By the code that the device shows. */
  findByCode(typed: string): Promise<void>;
  /** By the link that it shows. */
  findById(id: string): Promise<void>;
  decide(allow: boolean, digits?: string): Promise<void>;
}

export function createDeviceDecision({ client }: Pick<StoreContext, 'client'>): DeviceDecision {
  const state = signal<DeviceDecisionState>({ step: 'code', isBusy: false });
  let userCode: string | undefined;
  const find = async (by: { userCode?: string; id?: string }) => {
    if (state.peek().step !== 'code' || (state.peek() as { isBusy?: boolean }).isBusy) return;
    state.value = { step: 'code', isBusy: true };
    state.value = await client.call(findDevice, by).then(
      (device): DeviceDecisionState => ({ step: 'confirm', device, asksDigits: by.userCode === undefined, isBusy: false }),
      (failure: unknown): DeviceDecisionState => ({ step: 'code', isBusy: false, problem: problemOf(failure) }),
    );
  };
  return {
    state,
    async findByCode(typed) {
      userCode = readDeviceCode(typed);
      if (userCode === undefined) state.value = { step: 'code', isBusy: false, problem: 'deviceCodeIncomplete' };
      else await find({ userCode });
    },
    findById(id) {
      userCode = undefined;
      return find({ id });
    },
    async decide(allow, digits) {
      const now = state.peek();
      if (now.step !== 'confirm' || now.isBusy) return;
      const { problem: _, ...before } = now;
      state.value = { ...before, isBusy: true };
      state.value = await client.call(decideDevice, { id: now.device.id, allow, ...(userCode ? { userCode } : {}), ...(digits ? { compareCode: digits } : {}) }).then(
        (): DeviceDecisionState => ({ step: 'done', allowed: allow }),
        (failure: unknown): DeviceDecisionState => {
          const problem = problemOf(failure);
          return problem === 'deviceUnknown' ? { step: 'code', isBusy: false, problem } : { ...before, isBusy: false, problem };
        },
      );
    },
  };
}

const problems: ReadonlyMap<string, LabelKey> = new Map([
  ['wrong-device-code', 'deviceDigitsWrong'], ['proof-required', 'deviceNeedsProof'], ['recent-sign-in-required', 'accountNeedsSignIn'], ['notWhileImpersonating', 'notWhileImpersonating'],
]);

function problemOf(failure: unknown): LabelKey {
  if (!isApiError(failure)) return 'sorrySomethingWentWrong';
  if (failure.kind === 'unreachable') return 'platformUnreachable';
  if (failure.status === 429) return 'tooManyAttempts';
  if (failure.status === 404) return 'deviceUnknown';
  return problems.get(failure.code ?? '') ?? 'sorrySomethingWentWrong';
}
