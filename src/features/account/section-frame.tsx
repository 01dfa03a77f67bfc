import type { ReactNode } from 'react';
import type { ReadonlySignal } from '@preact/signals-core';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { Loadable } from '../../store/loadable.ts';
import { Message } from '../../ui/feedback/message.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';

export interface SectionFrameProps {
  titleKey: LabelKey;
  leadKey?: LabelKey;
  children: ReactNode;
}

/** A part of the account: what it is called, what it is for, and what it holds. */
export function SectionFrame({ titleKey, leadKey, children }: SectionFrameProps) {
  const label = useLabel();
  return (
    <section className="fl-account__part">
      <header className="fl-account__head">
        <h2 className="fl-account__heading">{label(titleKey)}</h2>
        {leadKey && <p className="fl-account__lead">{label(leadKey)}</p>}
      </header>
      {children}
    </section>
  );
}

/** What a part holds once it is there; until then that it is coming, or that it did not come. */
export function Loaded<T>({ part, children }: { part: { value: ReadonlySignal<Loadable<T>>; load(): Promise<void> }; children(value: T): ReactNode }) {
  const label = useLabel();
  const value = useSignal(part.value);
  if (value.status === 'failed') return <FailurePanel failure={value.failure} labelKey="accountSectionFailed" onRetry={() => void part.load()} />;
  if (value.status !== 'ready') return <Spinner size="large" label={label('loading')} />;
  return children(value.value);
}

/** How the last press ended: said at once to screen readers. */
export function Said({ problem, done }: { problem?: string | undefined; done?: string | undefined }) {
  if (problem) return <Message tone="alert">{problem}</Message>;
  return <div role="status" className="fl-account__done">{done}</div>;
}
