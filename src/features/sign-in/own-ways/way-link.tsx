import { useLabel } from '../../../binding/use-label.ts';
import { useNavLink } from '../../../parts/nav-link/use-nav-link.ts';
import type { Destination } from '../../../routing/destination.ts';
import { WayFace } from './way-face.tsx';

export interface WayLinkProps {
  to: Destination;
  icon: string;
  isLast: boolean;
  children: string;
}

/** A way to sign in that has a screen of its own; it looks as the providers' buttons do. */
export function WayLink({ to, icon, isLast, children }: WayLinkProps) {
  const label = useLabel();
  return <a className="fl-providers__button" part="way" {...useNavLink(to)}><WayFace icon={icon} last={isLast ? label('lastUsed') : undefined}>{children}</WayFace></a>;
}
