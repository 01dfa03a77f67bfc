import { lazy, Suspense, useLayoutEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailurePanel } from './failure-panel.tsx';

/** Something that a person came for, whose code travels when it is first drawn. Where that does not come it says so, and is fetched again when asked, or when the connection is back. */
export function Wanted<P extends object>({ load, props, waiting = null }: { load(): Promise<ComponentType<P>>; props: P; /** What is shown until then. */ waiting?: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  const Part = useMemo(() => lazy(() => load().then((part) => ({ default: part as ComponentType<object> }))), [load, attempt]);
  return (
    <ErrorBoundary key={attempt} fallback={() => <Missing onRetry={() => setAttempt(attempt + 1)} />}>
      <Suspense fallback={waiting}><Part {...props} /></Suspense>
    </ErrorBoundary>
  );
}

function Missing({ onRetry }: { onRetry(): void }) {
  useLayoutEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return <FailurePanel failure={{ code: 'code-missing' }} labelKey="codeFailed" onRetry={onRetry} />;
}
