import { useEffect, useState } from 'react';
import { barAfter, barAtTop, mayHideBar } from '../../rules/realm/bar-place.ts';
import type { SiteLocation } from '../navigator/site-navigator.ts';

/** @source spec 3 §9 "Scroll throttle 250 ms" */
const throttleMs = 250;

/** Whether the bar has left for what the viewer reads. A new page begins with it. */
export function useHiddenBar({ key, match }: SiteLocation): boolean {
  const [isHidden, setHidden] = useState(false);
  const may = mayHideBar(match?.name);
  useEffect(() => {
    setHidden(false);
    if (!may) return undefined;
    let place = { ...barAtTop, last: scrollY, turn: scrollY };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      place = barAfter(place, scrollY);
      setHidden(place.isHidden);
    };
    const onScroll = () => { timer ??= setTimeout(look, throttleMs); };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [key, may]);
  return isHidden && may;
}
