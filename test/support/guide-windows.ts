const hour = 3_600_000;
const iso = (moment: number): string => new Date(moment).toISOString();
const programme = (id: string, start: number, over: object = {}) => ({ id, title: id, start: iso(start), end: iso(start + hour), ...over });
const channel = (id: string, programmes: unknown, over: object = {}) => ({ id, name: id, accessLevel: 'GRANTED', eventId: `e-${id}`, programmes, ...over });
const answerOf = (...channels: unknown[]) => ({ from: iso(0), to: iso(6 * hour), totalChannels: channels.length, firstIndex: 0, channels, paging: { moreDataAvailable: false } });

/** Answers of the guide, and which programmes are read of each channel; undefined where the answer cannot be read. */
export const guideWindows: [name: string, answer: unknown, read: Record<string, string[]> | undefined][] = [
  ['a tidy one', answerOf(channel('a', [programme('1', 0), programme('2', hour)])), { a: ['1', '2'] }],
  ['programmes in any order', answerOf(channel('a', [programme('2', hour), programme('1', 0)])), { a: ['1', '2'] }],
  ['a programme twice', answerOf(channel('a', [programme('1', 0), programme('1', 0), programme('2', hour)])), { a: ['1', '2'] }],
  ['one that ends before it starts', answerOf(channel('a', [programme('1', hour, { end: iso(0) })])), { a: ['1'] }],
  ['one without an end', answerOf(channel('a', [programme('1', hour, { end: undefined })])), { a: ['1'] }],
  ['one that is broken, left out', answerOf(channel('a', [{ id: '1' }, programme('2', 0)])), { a: ['2'] }],
  ['a broken channel, left out', answerOf({ id: 'b' }, channel('a', [programme('1', 0)])), { a: ['1'] }],
  ['a channel without data', answerOf(channel('a', [])), { a: [] }],
  ['a channel that airs later', answerOf(channel('a', [programme('1', 0)], { offsetMinutes: 60 })), { a: ['1'] }],
  ['a name of ten thousand letters', answerOf(channel('a', [programme('1', 0, { title: 'ن'.repeat(10_000) })])), { a: ['1'] }],
  ['no channels at all', answerOf(), {}],
  ['no window', { channels: 'none' }, undefined],
  ['nothing', {}, undefined],
];
