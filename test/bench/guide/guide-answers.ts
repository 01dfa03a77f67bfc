/** How large the guide is. @source issue "Scale": 10,000 channels and 360,000 programmes over 17 days */
export const guideChannels = 10_000;

const minuteMs = 60_000;
/** Minutes that programmes of a channel last, in turns: half hours, films, slivers, and one whole day. */
const rhythms = [[30, 30, 60], [105, 15, 120, 5, 45], [25, 5, 25, 5], [1440], [50, 10, 90, 30], [20, 20, 20]];

interface Question {
  from: number;
  to: number;
  first: number;
  rpp: number;
}

/** One window of the guide as a platform of ten thousand channels would answer it, the same each time. */
export function guideAnswer({ from, to, first, rpp }: Question): object {
  const rows = Array.from({ length: Math.max(0, Math.min(rpp, guideChannels - first)) }, (_, at) => first + at);
  return {
    from: new Date(from).toISOString(), to: new Date(to).toISOString(), totalChannels: guideChannels, firstIndex: first,
    channels: rows.map((row) => ({ id: `c${row}`, number: String(row + 1), name: `Channel ${row + 1}`, accessLevel: row % 7 === 0 ? 'DENIED' : 'GRANTED', eventId: `e${row}`, programmes: programmesOf(row, from, to) })),
    paging: { moreDataAvailable: first + rpp < guideChannels, lastSeen: `c${rows.at(-1) ?? 0}` },
  };
}

/** A channel in fifty airs nothing. */
function programmesOf(row: number, from: number, to: number): object[] {
  if (row % 50 === 49) return [];
  const rhythm = rhythms[row % rhythms.length]!;
  const cycle = rhythm.reduce((sum, minutes) => sum + minutes, 0) * minuteMs;
  const programmes = [];
  for (let start = Math.floor(from / cycle) * cycle, turn = 0; start < to; turn += 1) {
    const end = start + rhythm[turn % rhythm.length]! * minuteMs;
    if (end > from) programmes.push({ id: `${row}.${start}`, title: `Programme ${turn} of channel ${row + 1}`, start: new Date(start).toISOString(), ...(turn % 11 === 10 ? {} : { end: new Date(end).toISOString() }), genre: 'Documentary' });
    start = end;
  }
  return programmes;
}
