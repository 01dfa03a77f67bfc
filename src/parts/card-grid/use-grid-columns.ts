import { useCallback, useEffect, useState } from 'react';
import type { GridDisplay } from '../../contracts/catalogue/content-grid.ts';
import { gridColumns, gridDeviceOf, gridResizeMs } from '../../rules/catalogue/grid-columns.ts';
import { layoutSizeOf } from './layout-size.ts';

const deviceOf = (node: Element | null) => gridDeviceOf(layoutSizeOf(node));

/**
 * How many cards stand in a line; a size that does not last is not followed.
 *
 * @returns the count and a ref for what the cards stand in
 */
export function useGridColumns(display: GridDisplay): [columns: number, ref: (node: Element | null) => void] {
  const [device, setDevice] = useState(() => deviceOf(null));
  const [node, setNode] = useState<Element | null>(null);
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(wait);
      wait = setTimeout(() => setDevice(deviceOf(node)), gridResizeMs);
    };
    const end = new AbortController();
    addEventListener('resize', follow, { signal: end.signal });
    const observer = node && typeof ResizeObserver !== 'undefined' ? new ResizeObserver(follow) : undefined;
    if (node) observer?.observe(node);
    return () => {
      clearTimeout(wait);
      observer?.disconnect();
      end.abort();
    };
  }, [node]);
  const ref = useCallback((found: Element | null) => {
    if (!found) return;
    setNode(found);
    setDevice(deviceOf(found));
  }, []);
  return [gridColumns(device, display), ref];
}
