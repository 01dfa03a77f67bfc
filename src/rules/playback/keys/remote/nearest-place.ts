/** Pixels of the screen. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isArrow = (key: string): key is Arrow => /^Arrow(?:Left|Right|Up|Down)$/.test(key);

/**
 * Which place an arrow of a remote control leads to.
 *
 * To the sides it stays in its row. Up and down it takes the nearest row, and there what stands nearest; under something wide
 * all are equally near, and the first is taken.
 *
 * @returns the index, or undefined where nothing lies there: the focus stays
 */
export function nearestPlace(from: Place, others: readonly Place[], arrow: Arrow): number | undefined {
  const reached = others.map((other, at) => ({ at, ...distanceOf(from, other, arrow) })).filter(({ isAhead }) => isAhead);
  reached.sort((one, other) => one.ahead - other.ahead || one.aside - other.aside || one.at - other.at);
  const [nearest] = reached;
  return nearest?.at;
}

const middleOf = (from: number, to: number) => (from + to) / 2;

function distanceOf(from: Place, other: Place, arrow: Arrow): { isAhead: boolean; ahead: number; aside: number } {
  const isSideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  const across = middleOf(other.left, other.right);
  const down = middleOf(other.top, other.bottom);
  if (isSideways) {
    const ahead = (across - middleOf(from.left, from.right)) * sign;
    return { isAhead: ahead > 0 && other.top < from.bottom && other.bottom > from.top, ahead, aside: 0 };
  }
  const ahead = (down - middleOf(from.top, from.bottom)) * sign;
  const isBeyond = sign > 0 ? down >= from.bottom : down <= from.top;
  return { isAhead: isBeyond, ahead: Math.round(ahead / ROW), aside: Math.max(0, from.left - across, across - from.right) };
}

/** Pixels. chosen: controls whose middles differ by less are one row */
const ROW = 24;
