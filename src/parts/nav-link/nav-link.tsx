import type { Destination } from '../../routing/destination.ts';
import { Link, type LinkProps } from '../../ui/button/link.tsx';
import { useNavLink } from './use-nav-link.ts';

export interface NavLinkProps extends Omit<LinkProps, 'href' | 'onClick'> {
  to: Destination;
  /** Asked first on a plain click; false means that the page took it. */
  offer?(): boolean;
}

/** A link as text or as a button. Cards, cells and menus spread `useNavLink` on their own `<a>`. */
export function NavLink({ to, offer, ...look }: NavLinkProps) {
  return <Link {...look} {...useNavLink(to, offer)} />;
}
