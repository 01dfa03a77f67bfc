import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { browserAuthenticator, canUsePasskeys } from '../../../parts/passkeys/browser-authenticator.ts';
import { ProofForm } from '../../../parts/proof/proof-form.tsx';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { createOwnPasskeys } from '../../../store/identity/passkeys/own-passkeys.ts';
import type { SessionControl } from '../../../store/identity/sign-in.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { PasskeyRow } from './passkey-row.tsx';

export interface PasskeysSectionProps {
  control: SessionControl;
  authenticator?: typeof browserAuthenticator;
  /** Whether this browser can make a key. */
  canAdd?: boolean;
}

/** The passkeys of the account: made here, named and taken away. */
export function PasskeysSection({ control, authenticator = browserAuthenticator, canAdd = canUsePasskeys() }: PasskeysSectionProps) {
  const label = useLabel();
  const { settings } = useRuntime().store.context;
  const slice = useMemo(() => createOwnPasskeys(control, authenticator), [control]);
  const keys = useSignal(slice.value);
  const isBusy = useSignal(slice.isBusy);
  const [said, setSaid] = useState<{ problem?: LabelKey; done?: LabelKey }>({});
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => void slice.load(), [slice]);
  useLayoutEffect(() => {
    if (said.done === 'wayInProven') add.current?.focus();
  }, [said]);
  const run = async (work: Promise<LabelKey | undefined>, done: LabelKey) => {
    const before = slice.value.peek();
    const problem = await work;
    // Whoever closed the browser's window has changed nothing.
    setSaid(problem ? { problem } : before === slice.value.peek() ? {} : { done });
  };
  return (
    <section className="fl-account__part">
      <header className="fl-account__head">
        <h2 className="fl-account__heading">{label('passkeys')}</h2>
        <p className="fl-account__lead">{label('passkeysLead', { service: settings.name })}</p>
      </header>
      {keys.status === 'failed' && <FailurePanel failure={keys.failure} labelKey="passkeysFailed" onRetry={() => void slice.load()} />}
      {(keys.status === 'idle' || keys.status === 'loading') && <Spinner size="large" label={label('loading')} />}
      {keys.status === 'ready' && keys.value.length === 0 && <p className="fl-account__note">{label('passkeysNone')}</p>}
      {keys.status === 'ready' && keys.value.length > 0 && (
        <ul role="list" className="fl-account__rows">
          {keys.value.map((one) => (
            <PasskeyRow key={one.id} passkey={one} onRename={(name) => run(slice.rename(one.id, name), 'passkeyRenamed')} onRemove={() => run(slice.remove(one.id), 'passkeyRemoved')} />
          ))}
        </ul>
      )}
      {said.problem === 'wayInNeedsProof' ? <ProofForm control={control} hint="wayInNeedsProof" onProven={() => setSaid({ done: 'wayInProven' })} />
        : said.problem ? <Message tone="alert">{label(said.problem)}</Message> : <div role="status" className="fl-account__done">{said.done && label(said.done)}</div>}
      {keys.status === 'ready' && (canAdd
        ? <div className="fl-account__buttons"><Button buttonRef={add} variant="primary" loading={isBusy} loadingLabel={label('loading')} onClick={() => void run(slice.add(label('passkeyFirstName')), 'passkeyAdded')}>{label('passkeyAdd')}</Button></div>
        : <p className="fl-account__note">{label('passkeyNotHere')}</p>)}
    </section>
  );
}
