import { useEffect, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { Button } from '../../ui/button/button.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import type { PageProps } from '../page.ts';
import sheet from './pages.css';

/**
 * Signs out when the viewer presses the button, and goes home. A guest goes home at once.
 *
 * chosen: opening the address alone does not sign out, because any site can link to it
 */
export function SignOutPage({ runtime, navigator }: PageProps) {
  const label = useLabel();
  const adopt = useSheet(sheet);
  const viewer = useSignal(runtime.store.context.viewer);
  const [isLeaving, setLeaving] = useState(false);
  const isGuest = viewer?.who === 'guest';
  useEffect(() => {
    if (isGuest) navigator.visit(navigator.hrefOf({ name: 'home' }), { replace: true });
  }, [isGuest, navigator]);
  const leave = () => {
    setLeaving(true);
    const again = () => setLeaving(false);
    void runtime.session?.signOut().then(again, again);
  };
  if (!viewer || isGuest) return <p ref={adopt} role="status" className="fl-page fl-page__lead">{label('loading')}</p>;
  return (
    <div ref={adopt} className="fl-page fl-page--narrow">
      <h1>{label('signOut')}</h1>
      <Button variant="primary" loading={isLeaving} loadingLabel={label('loading')} onClick={leave}>{label('signOut')}</Button>
    </div>
  );
}
