import { useLabel } from '../../binding/use-label.ts';
import { waitLine } from '../../rules/wire/retry-wait.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import type { RetryWait } from './use-retry-wait.ts';

/** How long there is still to wait. Screen readers are told the whole wait once, not every second. */
export function RetryWaitText({ wait }: { wait: RetryWait }) {
  const label = useLabel();
  const line = (ms: number) => {
    const { labelKey, values } = waitLine(ms);
    return label(labelKey, values);
  };
  return (
    <>
      <VisuallyHidden>{line(wait.totalMs)}</VisuallyHidden>
      <span aria-hidden="true">{line(wait.leftMs)}</span>
    </>
  );
}
