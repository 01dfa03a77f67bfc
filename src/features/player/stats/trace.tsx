/** A line of the last readings, each against the highest; the newest at the end. */
export function Trace({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values, Number.MIN_VALUE);
  const step = 100 / Math.max(1, values.length - 1);
  const points = values.map((value, at) => `${(at * step).toFixed(1)},${(20 - (value / highest) * 18).toFixed(1)}`).join(' ');
  return (
    <svg className="fl-player__stats-trace" viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
