import { useEffect, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { afterSignOut } from '../../rules/identity/sign-out-return.ts';
import { Button } from '../../ui/button/button.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import type { PageProps } from '../page.ts';
import sheet from './pages.css';

/**
 * Signs out when the viewer presses the button, and goes home, or to the sign-in page where `from` points at it. A guest goes there at once.
 *
 * chosen: opening the address alone does not sign out, because any site can link to it
 */
export function SignOutPage({ runtime, navigator, location }: PageProps) {
  const label = useLabel();
  const adopt = useSheet(sheet);
  const viewer = useSignal(runtime.store.context.viewer);
  const [isLeaving, setLeaving] = useState(false);
  const isGuest = viewer?.who === 'guest';
  useEffect(() => {
    if (isGuest) navigator.visit(afterSignOut(location.query, runtime.settings.countryCode), { replace: true });
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
