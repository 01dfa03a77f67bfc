import { expect, it } from 'vitest';
import { guideRows, repeatedChannels } from '../../../../../../demo/platform/seed/archive/guide/guide-rows.ts';
import { readJsonGuide } from '../../../../../../demo/platform/seed/archive/guide/read-json-guide.ts';
import { readXmltv } from '../../../../../../demo/platform/seed/archive/guide/read-xmltv.ts';

const json = readJsonGuide(JSON.stringify({
  channels: [{ id: 'a', name: 'One', number: '7', group: 'All' }, { id: 'b', name: 'Two' }],
  programmes: [
    { channel: 'a', start: '2025-01-16T00:00:00Z', stop: '2025-01-16T12:00:00Z', title: 'Day', flags: ['live', 'smell'], season: 2, onDemand: { start: '2025-01-15T00:00:00Z', end: '2025-02-01T00:00:00Z' } },
    { channel: 'a', start: '2025-01-16T12:00:00Z', stop: null, title: 'Night' }, { channel: 'b', start: '2025-01-17T01:00:00Z', stop: '2025-01-17T07:00:00Z', title: 'After the last whole day' },
  ],
}));

it('reads a guide of JSON, and repeats it after its whole days', () => {
  const { channels, programmes, shows } = guideRows([json]);
  expect(channels.map(({ name, shownNumber, cycleDays, group }) => [name, shownNumber, cycleDays, group?.id])).toEqual([['One', '7', 1, 'All'], ['Two', null, 1, undefined]]);
  expect(programmes.map(({ title, startsAfter, endsAfter, flags, catchUpFrom }) => [title, startsAfter / 3_600_000, endsAfter && endsAfter / 3_600_000, flags, catchUpFrom && catchUpFrom / 3_600_000]))
    .toEqual([['Day', 0, 12, 'LIVE', -24], ['Night', 12, null, null, null]]);
  expect(shows.map(({ titles }) => titles.en)).toEqual(['Day', 'Night']);
});

it('repeats channels under new names until there are enough', () => {
  const { channels } = guideRows([json]);
  expect(repeatedChannels(channels, 5).map(({ name, number, id, eventId }) => [name, number, id, eventId])).toEqual([
    ['One', 1, 'real-1', 'g1'], ['Two', 2, 'real-2', 'g2'], ['One · 2', 3, 'real-3', 'g3'], ['Two · 2', 4, 'real-4', 'g4'], ['One · 3', 5, 'real-5', 'g5'],
  ]);
  expect(repeatedChannels([], 5)).toEqual([]);
});

it('reads XMLTV: numbers, places, flags and moments with a zone', () => {
  const { channels, programmes } = readXmltv(`<?xml version="1.0"?><tv>
    <channel id="c"><display-name>BBC1 HD</display-name><display-name>7-1</display-name></channel>
    <programme start="20151126060000 +0100" stop="20151126091500 +0100" channel="c"><title>A &amp; B</title><sub-title>Part</sub-title><desc>d</desc><category>News</category>
      <episode-num system="xmltv_ns">5.3/10.</episode-num><previously-shown/><subtitles type="teletext"/></programme>
    <programme start="nonsense" channel="c"><title>Lost</title></programme></tv>`);
  expect(channels).toEqual([{ id: 'c', name: 'BBC1 HD', number: '7-1', group: undefined }]);
  expect(programmes).toEqual([{
    channel: 'c', start: Date.UTC(2015, 10, 26, 5), end: Date.UTC(2015, 10, 26, 8, 15), title: 'A & B', subtitle: 'Part', description: 'd', genre: 'News', season: 6, episode: 4, flags: ['REPEAT', 'CAPTIONS'],
  }]);
});
