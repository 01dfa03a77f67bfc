import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Runtime } from '../../../runtime/runtime.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from './impersonation-banner.css';

/** Stands on every page while somebody acts in a member's name. */
export function ImpersonationBanner({ runtime }: { runtime: Runtime }) {
  const label = useLabel();
  const viewer = useSignal(runtime.store.context.viewer);
  const [isLeaving, setLeaving] = useState(false);
  const end = () => {
    setLeaving(true);
    void runtime.session?.signOut();
  };
  return (
    <aside ref={useSheet(sheet)} className="fl-impersonation" aria-label={label('impersonationTitle')}>
      <p className="fl-impersonation__text">{label('impersonationBanner', { name: viewer?.displayName ?? '' })}</p>
      <Button variant="secondary" size="small" loading={isLeaving} loadingLabel={label('loading')} onClick={end}>{label('impersonationEnd')}</Button>
    </aside>
  );
}
