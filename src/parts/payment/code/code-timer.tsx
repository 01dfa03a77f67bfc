import { useEffect, useId, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { codeMomentKey, codeTimeLeft } from '../../../rules/purchase/payment/code-time.ts';
import { formatLocale } from '../../../rules/wire/format-locale.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';

export interface CodeTimerProps {
  /** Epoch milliseconds on the platform's clock. */
  expiresAt: number;
  /** Told once. */
  onOver(): void;
}

/** The time that is left to pay, second by second; said aloud at a few moments only. */
export function CodeTimer({ expiresAt, onOver }: CodeTimerProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const { now } = useRuntime().store.context;
  const nameId = useId();
  const tell = useRef(onOver);
  tell.current = onOver;
  const [, redraw] = useState(0);
  const left = expiresAt - now();
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) {
      tell.current();
      return undefined;
    }
    const timer = setInterval(() => redraw((times) => times + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  const { minutes, seconds } = codeTimeLeft(left);
  const digits = (value: number, most: number) => new Intl.NumberFormat(formatLocale(locale), { minimumIntegerDigits: most }).format(value);
  const moment = codeMomentKey(left);
  return (
    <p className="fl-code__fact">
      <span id={nameId}>{label('codeTimeLeft')}</span>{' '}
      <bdi role="timer" aria-labelledby={nameId} dir="ltr" className="fl-code__time">{digits(minutes, 1)}:{digits(seconds, 2)}</bdi>
      <VisuallyHidden role="status">{moment ? label(moment) : ''}</VisuallyHidden>
    </p>
  );
}
