import type { ComponentType } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Wanted } from './wanted.tsx';

/**
 * A dialog that was opened, whose code travels then. Where that does not come a dialog says so.
 *
 * @param props `onClose` is told when the viewer closes either of them
 */
export function WantedDialog<P extends { onClose(): void }>({ load, props }: { load(): Promise<ComponentType<P>>; props: P }) {
  const label = useLabel();
  return <Wanted load={load} props={props} frame={(failure) => <Dialog label={label('codeFailed')} closeLabel={label('close')} onClose={props.onClose}>{failure}</Dialog>} />;
}
