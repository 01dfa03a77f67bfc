import { useMemo } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { createMagicCode } from '../../../store/identity/magic-link/magic-steps.ts';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { MailForm } from '../mail/mail-form.tsx';
import type { ScreenProps } from '../screen-props.ts';
import sheet from './magic-link.css';

/** The code of a link that another browser asked for. It is made by a press: what opens links by itself makes none. */
export function ShownCode({ control, token, email, focusTitle }: Pick<ScreenProps, 'control' | 'focusTitle'> & { token: string; email: string }) {
  const slice = useMemo(() => createMagicCode(control), [control]);
  const state = useSignal(slice.state);
  if (state.status === 'done') return <Code code={state.answer.code} />;
  return (
    <MailForm
      titleKey="magicLinkElsewhereTitle" leadKey="magicLinkElsewhereLead" leadValues={{ email }} submitKey="magicLinkShowCode"
      state={state} focusTitle={focusTitle} onSubmit={() => void slice.submit(token)}
    />
  );
}

function Code({ code }: { code: string }) {
  const label = useLabel();
  const title = useMovedFocus(useMemo(() => ({ current: true }), []));
  return (
    <div ref={useSheet(sheet)} className="fl-magic">
      <h2 ref={title} tabIndex={-1} className="fl-sign-in__title">{label('magicLinkElsewhereTitle')}</h2>
      <p className="fl-magic__code" dir="ltr" role="status" aria-label={[...code].join(' ')}>{`${code.slice(0, 3)} ${code.slice(3)}`}</p>
      <p className="fl-sign-in__lead">{label('magicLinkCodeLead')}</p>
    </div>
  );
}
