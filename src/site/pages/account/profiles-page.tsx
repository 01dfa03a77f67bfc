import { useEffect } from 'react';
import { useSignal } from '../../../binding/use-signal.ts';
import { ProfilePicker } from '../../../features/account/profiles/profile-picker.tsx';
import { signInDestination } from '../../../rules/identity/sign-in-return.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import sheet from '../pages.css';

/** Who is watching. A guest signs in first, and comes back. @source spec 3 §2 "profiles | /profiles" */
export function ProfilesPage({ runtime, navigator, location }: PageProps) {
  const viewer = useSignal(runtime.store.context.viewer);
  const adopt = useSheet(sheet);
  const isGuest = viewer?.who === 'guest';
  useEffect(() => {
    if (isGuest) navigator.visit(navigator.hrefOf(signInDestination(location)), { replace: true });
  }, [isGuest, navigator, location]);
  if (!runtime.session || viewer?.who !== 'member') return null;
  return (
    <div ref={adopt} className="fl-page">
      <ProfilePicker control={runtime.session} onChosen={() => navigator.visit(navigator.hrefOf({ name: 'home' }))} />
    </div>
  );
}
