import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailurePanel } from './failure-panel.tsx';

/**
 * A dialog that was opened, whose code travels then. Where that does not come a dialog says so, and it is fetched again when asked, or when the connection is back.
 *
 * chosen: nothing shared with `Wanted`, since one more file that several elements share is named in the loader of every page
 *
 * @param props `onClose` is told when the viewer closes either of them
 */
export function WantedDialog<P extends { onClose(): void }>({ load, props }: { load(): Promise<ComponentType<P>>; props: P }) {
  const [attempt, setAttempt] = useState(0);
  const Part = useMemo(() => lazy(() => load().then((part) => ({ default: part as ComponentType<object> }))), [load, attempt]);
  return (
    <ErrorBoundary key={attempt} fallback={() => <Missing onRetry={() => setAttempt(attempt + 1)} onClose={props.onClose} />}>
      <Suspense fallback={null}><Part {...props} /></Suspense>
    </ErrorBoundary>
  );
}

function Missing({ onRetry, onClose }: { onRetry(): void; onClose(): void }) {
  const label = useLabel();
  // The dialog that makes room for what was fetched closes too.
  const isGone = useRef(false);
  useLayoutEffect(() => {
    addEventListener('online', onRetry);
    return () => {
      isGone.current = true;
      removeEventListener('online', onRetry);
    };
  }, []);
  return (
    <Dialog label={label('codeFailed')} closeLabel={label('close')} onClose={() => isGone.current || onClose()}>
      <FailurePanel failure={{ code: 'code-missing' }} labelKey="codeFailed" onRetry={onRetry} />
    </Dialog>
  );
}
