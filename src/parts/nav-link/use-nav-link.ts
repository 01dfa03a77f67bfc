import type { MouseEvent } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import type { Destination } from '../../routing/destination.ts';
import type { Navigator } from '../../store/navigator.ts';

/** What makes any `<a>` a link of the product. */
export interface NavLinkAttributes {
  href: string;
  onClick(event: MouseEvent): void;
}

/**
 * A real link whose plain click goes to the navigator. A click with a key or another button stays the browser's.
 *
 * @param offer asked first on a plain click; false means that the page took it
 */
export const useNavLink = (to: Destination, offer?: () => boolean): NavLinkAttributes => navLinkOf(useRuntime().navigator, to, offer);

/** The same for whoever draws many links and has the navigator. */
export function navLinkOf(navigator: Navigator, to: Destination, offer?: () => boolean): NavLinkAttributes {
  return {
    href: navigator.hrefOf(to),
    onClick(event) {
      if (!isPlainClick(event) || event.defaultPrevented) return;
      if (offer?.() === false || navigator.go(to)) event.preventDefault();
    },
  };
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
