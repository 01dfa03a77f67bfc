import { useEffect } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { PageProps } from '../page.ts';
import sheet from './pages.css';

/** Signs out and goes home. */
export function SignOutPage({ runtime, navigator }: PageProps) {
  const label = useLabel();
  useEffect(() => {
    const home = () => navigator.visit(navigator.hrefOf({ name: 'home' }), { replace: true });
    void runtime.session?.signOut().then(home, home);
  }, [runtime, navigator]);
  return <p ref={useSheet(sheet)} role="status" className="fl-page fl-page__lead">{label('loading')}</p>;
}
