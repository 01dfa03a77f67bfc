import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import type { FinishRequest } from '../../../contracts/identity/sign-up/completion.ts';
import { RetryWaitText } from '../../../parts/feedback/retry-wait-text.tsx';
import { useRetryWait } from '../../../parts/feedback/use-retry-wait.ts';
import { ConsentFields } from '../../../parts/form/consent-fields.tsx';
import { FormFields } from '../../../parts/form/form-fields.tsx';
import { consentAnswersOf, missingConsents } from '../../../rules/identity/form/consents.ts';
import { detailsOfForm } from '../../../rules/identity/form/details-of-form.ts';
import { formProblems } from '../../../rules/identity/form/form-problems.ts';
import type { CompletionState } from '../../../store/identity/completion/completion.ts';
import { countriesOf } from '../../../store/identity/sign-up/countries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { useStepTop } from '../screens/use-step-top.ts';
import type { Findings } from '../sign-up/check-sign-up.ts';
import { useFilledForm } from '../sign-up/use-filled-form.ts';

export interface CompletionFormProps {
  state: Extract<CompletionState, { form: unknown }>;
  focusTitle: { current: boolean };
  isOwnPage: boolean;
  onSubmit(given: Omit<FinishRequest, 'token'>): void;
  onLeave(): void;
  onRefused(code: string): void;
  /** Whether it was finished or given up: then nothing of the form is kept. */
  isOver(): boolean;
}

const fine: Findings = { fields: {}, consents: [] };

/** Missing fields first, then what has to be agreed to. @source spec 3 §5 "The consent modal submit is disabled unless agreed and not saving" */
export function CompletionForm({ state, focusTitle, isOwnPage, onSubmit, onLeave, onRefused, isOver }: CompletionFormProps) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const { form } = state;
  const { values, answers, setValue, setAnswer } = useFilledForm(form, isOver, 'completion');
  const [own, setOwn] = useState(fine);
  const asks = { information: form.fields.length > 0, consent: form.consents.length > 0 };
  const [step, setStep] = useState<'information' | 'consent'>(asks.information ? 'information' : 'consent');
  const refused = state.status === 'error' ? state : undefined;
  const wait = useRetryWait(refused);
  const isWaiting = wait !== undefined && wait.leftMs > 0;
  const isBusy = state.status === 'loading';
  const said = own.code ? own : refused?.error ?? fine;
  const { title, summary } = useStepFocus(focusTitle, step, refused);
  useStepTop(isOwnPage, step);
  useLayoutEffect(() => {
    if (refused?.error.fields) setStep('information');
  }, [refused]);
  const send = () => onSubmit({ details: detailsOfForm(form.fields, values), consentAnswers: consentAnswersOf(form.consents, answers) });
  const agreed = missingConsents(form.consents, answers).length === 0;
  const goOn = () => {
    const fields = formProblems(form.fields, values, { passwordMinLength: 0, today: new Date(context.now()).toISOString().slice(0, 10), shapes: countriesOf(context).shapes() });
    const [first] = Object.values(fields);
    setOwn({ fields, consents: [], ...(first ? { code: first.labelKey } : {}) });
    if (first) return onRefused(first.labelKey);
    if (asks.consent) setStep('consent');
    else send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting || isBusy) return;
    if (step === 'information') goOn();
    else if (agreed) send();
  };
  const stopped = isWaiting ? label('tooManyAttempts') : step === 'consent' && !agreed ? label('consentMissing') : undefined;
  const above = 'text' in said && said.text ? said.text : said.labelKey && label(said.labelKey);
  return (
    <form className="fl-sign-in__form" method="post" noValidate onSubmit={submit}>
      <header className="fl-sign-in__header">
        {asks.information && asks.consent && <p className="fl-sign-in__lead">{label('completionStep', { step: step === 'information' ? 1 : 2, of: 2 })}</p>}
        <h2 ref={title} tabIndex={-1} className="fl-sign-in__title" part="title">{label(step === 'information' ? 'completionTitle' : 'consentTitle')}</h2>
        <p className="fl-sign-in__lead">{label(step === 'information' ? 'completionLead' : 'consentLead', { service: context.settings.name })}</p>
      </header>
      {above && (!wait || isWaiting) && <Message tone="alert" messageRef={summary} part="error">{wait ? <RetryWaitText wait={wait} /> : above}</Message>}
      {step === 'information'
        ? <FormFields fields={form.fields} values={values} onValue={setValue} problems={said.fields ?? fine.fields} />
        : <div className="fl-sign-up__consents"><ConsentFields terms={form.consents} answers={answers} onAnswer={setAnswer} missing={said.consents ?? fine.consents} /></div>}
      <Button type="submit" variant="primary" size="large" wide part="submit" loading={isBusy} loadingLabel={label('loading')} disabledReason={stopped}>
        {label(step === 'information' ? 'completionNext' : 'completionFinish')}
      </Button>
      {step === 'consent' && asks.information && <Button variant="secondary" size="large" wide onClick={() => { if (!isBusy) setStep('information'); }}>{label('completionBack')}</Button>}
      <Button variant="ghost" size="large" wide onClick={onLeave}>{label('completionLeave')}</Button>
    </form>
  );
}

/** The title of another step takes the focus, and so does a message above the form. */
function useStepFocus(focusTitle: { current: boolean }, step: string, refused: unknown) {
  const title = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const first = useRef(step);
  useLayoutEffect(() => {
    if (focusTitle.current || first.current !== step) title.current?.focus();
    focusTitle.current = false;
    first.current = '';
  }, [step]);
  useLayoutEffect(() => summary.current?.focus(), [refused]);
  return { title, summary };
}
