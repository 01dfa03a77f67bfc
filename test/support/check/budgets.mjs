const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)];
const atMost = (value) => ({ atMost: value });
const atLeast = (value) => ({ atLeast: value });

/** One line of the table: what, its limit, what was measured. `pass` is undefined when it could not be measured. */
const row = (what, limit, value, unit) => ({
  what, ...limit, unit, value: value ?? null,
  pass: value === undefined || Number.isNaN(value) ? null : limit.atLeast === undefined ? value <= limit.atMost : value >= limit.atLeast,
});

/** The source's budgets. @source design: budgets, checked by machine */
export function sourceBudgets({ files, functions, anys, folders }) {
  const [file, length] = [files.map(({ lines }) => lines), functions.map(({ lines }) => lines)];
  return [
    row('file length, median', atMost(60), percentile(file, 0.5), 'lines'),
    row('file length, 9 of 10', atMost(150), percentile(file, 0.9), 'lines'),
    row('file length, longest', atMost(300), Math.max(...file), 'lines'),
    row('function length, 9 of 10', atMost(30), percentile(length, 0.9), 'lines'),
    row('function length, longest', atMost(60), Math.max(...length), 'lines'),
    row('any', atMost(0), anys.length, ''),
    row('files in one folder, most', atMost(14), Math.max(...folders.map(({ files: count }) => count)), 'files'),
  ];
}

/** How much of the careful rooms their unit tests run through; nothing when it was not measured. */
export const coverageBudgets = (coverage) => Object.entries(coverage ?? { contracts: undefined, rules: undefined, bridge: undefined })
  .map(([room, measured]) => row(`${room}: branches covered`, atLeast(95), measured?.percent, '%'));

/** The entries' budgets; kB are 1000 bytes, after brotli. */
export const sizeBudgets = (sizes) => [
  row('loader', atMost(3000), sizes.loader, 'B'),
  row('loader + runtime + row', atMost(45_000), sizes.row, 'B'),
  // chosen: a row, and a third of it for the page around it.
  row('loader + runtime + composed page', atMost(60_000), sizes.section, 'B'),
  row('player before its first frame, no engine', atMost(48_000), sizes.player, 'B'),
  row('bridge host script', atMost(4000), sizes.host, 'B'),
  // design/architecture.md says 24 kB.
  row('session frame', atMost(24_000), sizes.sessionFrame, 'B'),
  row('site before its first row', atMost(130_000), sizes.site, 'B'),
  row('HLS engine that starts', atMost(119_000), sizes.hlsStart, 'B'),
  row('HLS engine beyond hls.js, whole', atMost(2000), sizes.hlsExtra, 'B'),
  row('DASH engine beyond dash.js', atMost(2000), sizes.dashExtra, 'B'),
];
