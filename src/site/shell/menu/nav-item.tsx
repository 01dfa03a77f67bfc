import { useNavLink } from '../../../parts/nav-link/use-nav-link.ts';
import type { Destination } from '../../../routing/destination.ts';

export interface NavItemProps {
  to: Destination;
  name: string;
  isHere: boolean;
  /** Asked first on a plain click. */
  offer?(): boolean;
}

/** A link of the menu, marked when it leads to this page. */
export function NavItem({ to, name, isHere, offer }: NavItemProps) {
  return (
    <a {...useNavLink(to, offer)} className="fl-site__nav-item" dir="auto" aria-current={isHere ? 'page' : undefined}>{name}</a>
  );
}
