import { useEffect, useState, type FormEvent } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { ProofForm } from '../../../parts/proof/proof-form.tsx';
import { SeenButton } from '../../../parts/seen-button/seen-button.tsx';
import { createDeviceDecision, type DeviceDecision, type DeviceDecisionState } from '../../../store/identity/device-decision.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from './device-form.css';

type Of<S extends DeviceDecisionState['step']> = { slice: DeviceDecision; state: Extract<DeviceDecisionState, { step: S }> };

/** A member signs another device in. @param id of the device whose link was opened; without one the viewer types its code */
export function DeviceForm({ id }: { id?: string }) {
  const label = useLabel();
  const { store } = useRuntime();
  const [slice] = useState(() => createDeviceDecision(store.context));
  const state = useSignal(slice.state);
  useEffect(() => {
    if (id !== undefined) void slice.findById(id);
  }, [slice, id]);
  return (
    <div ref={useSheet(sheet)} className="fl-device">
      {state.step === 'code' && <CodeStep slice={slice} state={state} />}
      {state.step === 'confirm' && <ConfirmStep slice={slice} state={state} />}
      {state.step === 'done' && <Message>{label(state.allowed ? 'deviceAllowed' : 'deviceRefused')}</Message>}
    </div>
  );
}

function CodeStep({ slice, state }: Of<'code'>) {
  const label = useLabel();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void slice.findByCode(code);
  };
  return (
    <form className="fl-device__form" method="post" noValidate onSubmit={submit}>
      <TextField
        label={label('deviceCodeLabel')} name="device-code" autoComplete="off" enterKeyHint="next" required dir="ltr" hint={label('deviceCodeHint')}
        value={code} onValue={(typed) => setCode(typed.toUpperCase())} error={state.problem && label(state.problem)}
      />
      <Button type="submit" variant="primary" size="large" wide loading={state.isBusy} loadingLabel={label('loading')}>{label('next')}</Button>
    </form>
  );
}

function ConfirmStep({ slice, state: { device, asksDigits, isBusy, problem } }: Of<'confirm'>) {
  const label = useLabel();
  const { client } = useRuntime().store.context;
  const [digits, setDigits] = useState('');
  const allow = () => void slice.decide(true, asksDigits ? digits.trim() : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    allow();
  };
  if (problem === 'deviceNeedsProof') return <ProofForm control={{ ask: (...asked) => client.call(...asked) }} hint={problem} onProven={allow} />;
  const isOfDigits = problem === 'deviceDigitsWrong';
  return (
    <form className="fl-device__form" method="post" noValidate onSubmit={submit}>
      <h2 className="fl-device__name">{label('deviceConfirmTitle', { name: device.name || label('deviceAnother') })}</h2>
      <p className="fl-device__lead">{label('deviceConfirmLead')}</p>
      {asksDigits && (
        <TextField
          label={label('deviceDigitsLabel')} name="device-digits" autoComplete="off" inputMode="numeric" maxLength={6} enterKeyHint="go" required dir="ltr"
          hint={label('deviceDigitsHint')} value={digits} onValue={setDigits} error={isOfDigits ? label(problem) : undefined}
        />
      )}
      {problem && !isOfDigits && <Message tone="alert">{label(problem)}</Message>}
      <SeenButton loading={isBusy} loadingLabel={label('loading')}>{label('deviceAllow')}</SeenButton>
      <Button variant="ghost" size="large" wide onClick={() => void slice.decide(false)}>{label('deviceDeny')}</Button>
    </form>
  );
}
