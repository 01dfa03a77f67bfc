import type { TimeWindow } from '../cell-of.ts';
import type { GuideSpan } from '../tidy-programmes.ts';

/**
 * What each row mounts, so that together they are no more than so many.
 *
 * What is out of sight goes first, the farthest before the rest; what still is too much becomes one with its neighbour, the
 * shortest first, so no place in sight is left empty.
 *
 * @param rows spans of each row, in order
 * @param seen the time in sight
 * @param most at least one for each row
 * @source design/guide.md "The DOM stays bounded whatever the guide holds"; chosen: rows with few cells leave theirs to the others
 */
export function fitCells<S extends GuideSpan>(rows: readonly (readonly S[])[], seen: TimeWindow, most: number): (readonly S[])[] {
  if (rows.reduce((sum, { length }) => sum + length, 0) <= most) return [...rows];
  const share = shareOf(rows.map(({ length }) => length), most);
  return rows.map((spans) => (spans.length <= share ? spans : joined(nearest(spans, seen, share), share)));
}

/** The largest length that every row may have. */
function shareOf(lengths: readonly number[], most: number): number {
  const sorted = [...lengths].sort((one, other) => one - other);
  let left = most;
  for (const [index, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - index));
    if (length > share) return Math.max(1, share);
    left -= length;
  }
  return Infinity;
}

function nearest<S extends GuideSpan>(spans: readonly S[], seen: TimeWindow, share: number): S[] {
  const kept = [...spans];
  const far = ({ start, end }: S) => Math.max(0, seen.from - end, start - seen.to) + (end <= seen.from || start >= seen.to ? 1 : 0);
  while (kept.length > share) {
    const [first, last] = [kept[0], kept.at(-1)];
    if (!first || !last || Math.max(far(first), far(last)) === 0) break;
    if (far(first) >= far(last)) kept.shift();
    else kept.pop();
  }
  return kept;
}

function joined<S extends GuideSpan>(spans: S[], share: number): S[] {
  const kept = [...spans];
  while (kept.length > Math.max(1, share)) {
    let least = 0;
    for (let index = 1; index < kept.length - 1; index += 1) if (lengthOfPair(kept, index) < lengthOfPair(kept, least)) least = index;
    const [one, other] = [kept[least], kept[least + 1]];
    if (!one || !other) break;
    const longer = one.end - one.start >= other.end - other.start ? one : other;
    kept.splice(least, 2, { ...longer, start: one.start, end: other.end });
  }
  return kept;
}

const lengthOfPair = (spans: readonly GuideSpan[], index: number): number => (spans[index + 1]?.end ?? Infinity) - (spans[index]?.start ?? 0);
