import type { ReactNode } from 'react';
import { useLabel } from '../../src/binding/use-label.ts';
import { Spinner } from '../../src/ui/feedback/spinner.tsx';
import { StartFailure } from './start-failure.tsx';
import { useStart } from './use-start.ts';
import type { WidgetHost } from '../element/widget-host.ts';

export interface LatePartProps<M> {
  host: Pick<WidgetHost, 'emit'>;
  /** Fetches the code. */
  load(): Promise<M>;
  /** Shows nothing while it is on the way. */
  quiet?: boolean;
  children(module: M): ReactNode;
}

/** A part of an element whose code is fetched when it is drawn. Code that does not come says so, and is fetched again. */
export function LatePart<M>({ host, load, quiet = false, children }: LatePartProps<M>) {
  const label = useLabel();
  const { started, failure, retry } = useStart(load, []);
  if (failure) return <StartFailure failure={failure} emit={host.emit} retry={retry} />;
  if (started || quiet) return started && children(started);
  return <div className="fl-starting"><Spinner size="large" label={label('loading')} /></div>;
}
