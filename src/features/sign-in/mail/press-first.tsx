import type { AskedFirst, ProofState } from '../../../store/identity/mailed-proof.ts';
import { MailForm } from './mail-form.tsx';

const words = {
  change: { titleKey: 'emailChangeTitle', leadKey: 'emailChangeLead', submitKey: 'emailChangePress' },
  restore: { titleKey: 'emailRestoreTitle', leadKey: 'emailRestoreLead', submitKey: 'emailRestorePress' },
} as const;

export interface PressFirstProps {
  kind: Exclude<AskedFirst, 'password'>;
  state: ProofState<unknown>;
  focusTitle: { current: boolean };
  onPress(): void;
}

/** Says what a link does to the account, and waits for a press. */
export function PressFirst({ kind, state, focusTitle, onPress }: PressFirstProps) {
  const { leadKey } = words[kind];
  const shown: ProofState<unknown> = state.status === 'error' && state.labelKey === leadKey ? { status: 'idle' } : state;
  return <MailForm {...words[kind]} state={shown} focusTitle={focusTitle} onSubmit={onPress} />;
}
