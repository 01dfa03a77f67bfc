import { useEffect, useState } from 'react';
import type { GridDisplay } from '../../contracts/catalogue/content-grid.ts';
import { gridColumns, gridDeviceOf, gridResizeMs } from '../../rules/catalogue/grid-columns.ts';

const deviceNow = () => gridDeviceOf({ width: innerWidth, height: innerHeight });

/** How many cards stand in a line, by the window; a size that does not last is not followed. */
export function useGridColumns(display: GridDisplay): number {
  const [device, setDevice] = useState(deviceNow);
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(wait);
      wait = setTimeout(() => setDevice(deviceNow()), gridResizeMs);
    };
    const end = new AbortController();
    addEventListener('resize', follow, { signal: end.signal });
    return () => {
      clearTimeout(wait);
      end.abort();
    };
  }, []);
  return gridColumns(device, display);
}
