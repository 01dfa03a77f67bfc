import type { Destination } from '../../routing/destination.ts';
import { Link, type LinkProps } from '../../ui/button/link.tsx';
import { useNavLink } from './use-nav-link.ts';

export interface NavLinkProps extends Omit<LinkProps, 'href' | 'onClick'> {
  to: Destination;
  /** Asked first on a plain click; false means that the page took it. */
  offer?(): boolean;
}

/** A link in a sentence or in a button's dress. Cards, cells and menus dress their own `<a>` with `useNavLink`. */
export function NavLink({ to, offer, ...look }: NavLinkProps) {
  return <Link {...look} {...useNavLink(to, offer)} />;
}
