import type { ReactNode } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { Button } from '../../ui/button/button.tsx';
import { useMovedFocus } from '../../ui/use-moved-focus.ts';

export interface SignedInProps {
  viewer: Viewer;
  leaving: boolean;
  onSignOut(): void;
  focusTitle: { current: boolean };
  /** Other ways on, below. */
  children?: ReactNode;
}

/** The signed-in member, with a sign-out button. */
export function SignedIn({ viewer, leaving, onSignOut, focusTitle, children }: SignedInProps) {
  const label = useLabel();
  const { settings } = useRuntime().store.context;
  const title = useMovedFocus(focusTitle);
  const name = viewer.displayName;
  return (
    <div className="fl-sign-in__member">
      <span className="fl-sign-in__avatar" aria-hidden="true">{firstLetter(name ?? settings.name)}</span>
      <h2 ref={title} tabIndex={-1} className="fl-sign-in__title" part="greeting">
        {name ? label('greeting', { name }) : label('greetingNameless')}
      </h2>
      <p className="fl-sign-in__lead">{label('signedInTo', { service: settings.name })}</p>
      <Button variant="ghost" size="large" wide loading={leaving} loadingLabel={label('loading')} onClick={onSignOut} part="sign-out">
        {label('signOut')}
      </Button>
      {children}
    </div>
  );
}

/** The first grapheme: it may be several code points. */
function firstLetter(name: string): string {
  return [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toLocaleUpperCase() ?? '';
}
