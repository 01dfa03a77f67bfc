import { useEffect, useMemo, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { RetryWaitText } from '../../../parts/feedback/retry-wait-text.tsx';
import { useRetryWait } from '../../../parts/feedback/use-retry-wait.ts';
import { createLastProvider } from '../../../store/identity/providers/last-provider.ts';
import type { AskedLink } from '../../../store/identity/magic-link/magic-memory.ts';
import { createMagicSignIn } from '../../../store/identity/magic-link/magic-steps.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { MailForm } from '../mail/mail-form.tsx';
import sheet from './magic-link.css';
import { type LinkRequestProps, useLinkRequest } from './use-link-request.ts';

/** How long the button rests before the mail is sent again. chosen: mails take some seconds, and a new link ends the old one */
const restMs = 30_000;

interface LinkSentProps extends LinkRequestProps {
  asked: AskedLink;
  /** It was sent before. */
  isAgain: boolean;
}

/** The mail is on its way: what to do with it, the code of another device, and the ways out. */
export function LinkSent(props: LinkSentProps) {
  const { control, asked, isAgain, memory, complete, onAsked, focusTitle } = props;
  const { store } = useRuntime();
  const label = useLabel();
  const slice = useMemo(() => createMagicSignIn(control), [control]);
  const state = useSignal(slice.state);
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state.status !== 'done') return;
    memory.forget();
    createLastProvider(store.context.settings.realm).keep('magic-link');
    complete(state.answer);
  }, [state]);
  const submit = () => {
    const digits = code.replaceAll(/\D/g, '');
    setIncomplete(digits.length !== 6);
    if (digits.length === 6) void slice.submit({ attempt: asked.attempt, code: digits });
    else field.current?.focus();
  };
  const begin = () => {
    memory.forget();
    focusTitle.current = true;
    onAsked(undefined);
  };
  return (
    <div ref={useSheet(sheet)} className="fl-magic">
      <MailForm titleKey="checkYourMail" leadKey="magicLinkSent" leadValues={{ email: asked.email }} submitKey="magicCodeSubmit" state={state} focusTitle={focusTitle} onSubmit={submit}>
        {isAgain && <Message>{label('magicLinkSentAgain')}</Message>}
        <TextField
          label={label('magicCodeField')} name="code" autoComplete="one-time-code" inputMode="numeric" enterKeyHint="go" maxLength={7} required dir="ltr" hint={label('magicCodeHint')}
          value={code} onValue={setCode} inputRef={field} error={isIncomplete ? label('magicCodeIncomplete') : undefined}
        />
      </MailForm>
      <div className="fl-magic__more">
        <SendAgain {...props} />
        <Button variant="ghost" size="small" onClick={begin}>{label('magicLinkOtherEmail')}</Button>
      </div>
    </div>
  );
}

function SendAgain(props: LinkRequestProps & { asked: AskedLink }) {
  const { asked } = props;
  const label = useLabel();
  const { store } = useRuntime();
  const rest = useMemo(() => ({ waitMs: Math.max(0, asked.sentAt + restMs - store.context.now()) }), [asked]);
  const resting = useRetryWait(rest);
  const { state, send } = useLinkRequest(props, asked.email);
  const failure = state.status === 'error' ? state : undefined;
  const wait = useRetryWait(failure);
  const restSeconds = Math.ceil((resting?.leftMs ?? 0) / 1000);
  const isBlocked = restSeconds > 0 || (wait !== undefined && wait.leftMs > 0);
  return (
    <>
      {failure && (!wait || wait.leftMs > 0) && <Message tone="alert">{wait ? <RetryWaitText wait={wait} /> : label(failure.labelKey)}</Message>}
      <Button size="small" loading={state.status === 'loading'} loadingLabel={label('loading')} onClick={send} disabledReason={isBlocked ? label('checkYourMail') : undefined}>
        {restSeconds > 0 ? label('magicLinkAgainIn', { seconds: restSeconds }) : label('magicLinkAgain')}
      </Button>
    </>
  );
}
