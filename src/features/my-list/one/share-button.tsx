import { signal } from '@preact/signals-core';
import { useMemo } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { shareLink, type ShareOutcome } from '../../../parts/actions/sharing.ts';
import { Button } from '../../../ui/button/button.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { share } from '../../../ui/icon/form-icons.ts';

/** Gives a list away, as titles are: by the browser, or by a sheet with copy, e-mail and a code for a camera. @source spec 1 §3 "shareablePath", §4.4 */
export function ShareListButton({ name, path }: { name: string; path: string }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const outcome = useMemo(() => signal<ShareOutcome>(), []);
  const { labelKey, sheet } = useSignal(outcome) ?? {};
  const link = new URL(path, context.settings.origin).href;
  return (
    <>
      <Button variant="secondary" icon={share} part="share" onClick={() => void shareLink({ title: name, linkFor: () => link, button: path }, outcome)}>{label(labelKey ?? 'shareList')}</Button>
      <VisuallyHidden role="status">{labelKey && label(labelKey)}</VisuallyHidden>
      {sheet}
    </>
  );
}
