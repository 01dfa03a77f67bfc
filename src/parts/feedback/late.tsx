import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** Something whose code travels when it is first drawn. Its place stays empty until then, and where the code does not come. */
export function Late({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => null}><Suspense fallback={null}>{children}</Suspense></ErrorBoundary>;
}
