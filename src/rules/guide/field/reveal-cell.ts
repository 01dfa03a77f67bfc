/** A length along the grid, pixels. */
export interface Stretch {
  from: number;
  to: number;
}

/** chosen: enough of a cell to read it by */
const enough = 96;
/** What shows of the neighbours, so that one sees where to go on. */
const beside = 24;

/**
 * Where the grid scrolls to along time, so that a focused cell is in sight and beside the channel names.
 *
 * @param seen what shows of the time now
 * @param whole false where enough of it will do: who moves from channel to channel stays at a time
 * @param at where the focus is in the cell, for one that is longer than what shows
 * @returns the offset; `seen.from` where nothing has to move
 */
export function revealedInline(cell: Stretch, seen: Stretch, at: number, whole = true): number {
  const room = seen.to - seen.from;
  const visible = Math.min(cell.to, seen.to) - Math.max(cell.from, seen.from);
  const isNear = visible >= Math.min(cell.to - cell.from, enough);
  const isWhole = cell.from >= seen.from && cell.to <= seen.to;
  if (isWhole || (isNear && (!whole || cell.to - cell.from > room - 2 * beside))) return seen.from;
  if (cell.to - cell.from <= room - 2 * beside) return Math.max(0, cell.from < seen.from ? cell.from - beside : Math.min(cell.from - beside, cell.to + beside - room));
  return Math.max(0, Math.min(Math.max(at - room / 4, cell.from - beside), cell.to - enough));
}

/** The same for rows: the offset at which one is wholly below what sticks at the top. */
export const revealedBlock = (row: Stretch, seen: Stretch): number =>
  (row.from < seen.from ? row.from : row.to > seen.to ? row.to - (seen.to - seen.from) : seen.from);
