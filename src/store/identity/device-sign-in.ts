import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isApiError } from '../../api/api-error.ts';
import { pollDevice, startDevice } from '../../api/calls/identity/devices.ts';
import type { DeviceStart } from '../../contracts/identity/device.ts';
import type { SignInAnswer } from '../../contracts/identity/sign-in-answer.ts';
import { latest } from '../latest.ts';
import type { SessionControl } from './sign-in.ts';

/** What a device shows that waits to be signed in. */
export type DeviceSignInState =
  | { status: 'loading' }
  | { status: 'waiting'; device: DeviceStart }
  /** Nobody came in time, or somebody said no, or nothing was answered. */
  | { status: 'ended'; labelKey: 'deviceExpired' | 'deviceDenied' | 'platformUnreachable' | 'sorrySomethingWentWrong' };

/** Waits to be signed in from another device. */
export interface DeviceSignIn {
  state: ReadonlySignal<DeviceSignInState>;
  /** Shows a code, a new one at each call. */
  start(): Promise<void>;
  /** Ends the asking. */
  dispose(): void;
}

export interface DeviceSignInOptions {
  control: Pick<SessionControl, 'ask'>;
  /** What the device calls itself to the viewer. */
  name: string;
  onSignedIn(answer: SignInAnswer): void;
}

/** Asks every few seconds, and goes on asking where one answer is lost. @source RFC 8628 §3.5 */
export function createDeviceSignIn({ control, name, onSignedIn }: DeviceSignInOptions): DeviceSignIn {
  const state = signal<DeviceSignInState>({ status: 'loading' });
  const runs = latest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = async (device: DeviceStart, run: AbortSignal) => {
    const answer = await control.ask(pollDevice, { deviceCode: device.deviceCode }, { bearer: null }).catch(() => ({ status: 'pending' as const, answer: undefined }));
    if (run.aborted) return;
    if (answer.answer) onSignedIn(answer.answer);
    else if (answer.status === 'pending') timer = setTimeout(() => void poll(device, run), device.intervalMs);
    else state.value = { status: 'ended', labelKey: answer.status === 'denied' ? 'deviceDenied' : 'deviceExpired' };
  };
  return {
    state,
    async start() {
      const run = runs.begin();
      clearTimeout(timer);
      state.value = { status: 'loading' };
      try {
        const device = await control.ask(startDevice, { name }, { bearer: null });
        if (run.aborted) return;
        state.value = { status: 'waiting', device };
        timer = setTimeout(() => void poll(device, run), device.intervalMs);
      } catch (failure) {
        if (!run.aborted) state.value = { status: 'ended', labelKey: isApiError(failure) && failure.kind === 'unreachable' ? 'platformUnreachable' : 'sorrySomethingWentWrong' };
      }
    },
    dispose() {
      clearTimeout(timer);
      runs.end();
    },
  };
}
