import { useRef } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { OverlayProps } from './overlay-props.ts';
import type { OverlayName } from './overlays.ts';

/** Stands for an overlay whose code did not come, until it is tried again or closed. */
export function MissingOverlay({ overlays, navigator, name, onRetry }: OverlayProps & { name: OverlayName; onRetry(): void }) {
  const label = useLabel();
  // The dialog that makes room for what was fetched closes too.
  const isRetried = useRef(false);
  const leave = () => {
    if (isRetried.current) return;
    overlays.close(name);
    navigator.leaveFragment();
  };
  return (
    <Dialog label={label('codeFailed')} closeLabel={label('close')} onClose={leave}>
      <FailurePanel failure={{ code: 'code-missing' }} labelKey="codeFailed" onRetry={() => ((isRetried.current = true), onRetry())} />
    </Dialog>
  );
}
