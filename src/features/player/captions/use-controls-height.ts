import { useEffect, useState } from 'react';

/**
 * How much of the player's lower edge its controls take, so that captions stand above them.
 *
 * @returns pixels
 */
export function useControlsHeight(box: HTMLElement): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const controls = box.querySelector('[part~="controls"]');
    if (!controls || !('ResizeObserver' in globalThis)) return;
    const watch = new ResizeObserver(() => setHeight(Math.round(controls.getBoundingClientRect().height)));
    watch.observe(controls);
    return () => watch.disconnect();
  }, [box]);
  return height;
}
