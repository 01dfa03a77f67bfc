import { useEffect, useState } from 'react';
import type { MenuTarget } from '../../../contracts/realm/init.ts';
import { menuTarget, onMenuTarget } from './menu-target.ts';

/** The device whose navigation this window shows; follows a window that is turned or resized. */
export function useMenuTarget(): MenuTarget {
  const [target, setTarget] = useState(menuTarget);
  useEffect(() => {
    setTarget(menuTarget());
    return onMenuTarget(setTarget);
  }, []);
  return target;
}
