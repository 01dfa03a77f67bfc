/**
 * The tab that a key leads to, by its place; undefined for any other key.
 *
 * @source design/catalogue-and-site.md "arrows, Home and End"; the pattern of WAI-ARIA's tabs: the arrows go round
 */
export function tabMove(key: string, at: number, count: number, rtl: boolean): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowRight': return (at + (rtl ? -1 : 1) + count) % count;
    case 'ArrowLeft': return (at + (rtl ? 1 : -1) + count) % count;
    case 'Home': return 0;
    case 'End': return count - 1;
    default: return undefined;
  }
}
