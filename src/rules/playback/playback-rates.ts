/** The rates that a viewer can choose. @source design/player.md "rate 0.25–2"; the steps chosen: as players on the web have them */
export const playbackRates = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next faster or slower rate of the list; the same at its end. @param rate may lie between two of the list */
export function nextRate(rate: number, faster: boolean): number {
  const further = faster ? playbackRates.find((each) => each > rate) : playbackRates.findLast((each) => each < rate);
  return further ?? rate;
}
