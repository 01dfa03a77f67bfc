import type { MenuTarget } from '../../../contracts/realm/init.ts';

/** @source spec 3 §9 "Mobile navigation at most 1024 px" */
const mobile = '(max-width: 1024px)';

/** The device whose menu this window shows. */
export function menuTarget(): MenuTarget {
  return matchMedia(mobile).matches ? 'MOBILE-WEB' : 'WEB';
}

/** Tells when the window is used as on another device: it was turned or resized. @returns stop */
export function onMenuTarget(listener: (target: MenuTarget) => void): () => void {
  const query = matchMedia(mobile);
  const tell = () => listener(menuTarget());
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
