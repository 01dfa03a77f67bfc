import { expect, test } from 'vitest';
import type { GuideQuery } from '../../../../src/contracts/guide/guide-window.ts';
import { EpgGrid } from '../../../../src/features/epg-grid/epg-grid.tsx';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { useLaidOutPage } from '../../../support/laid-out-page.ts';
import { render, screen } from '../../../support/render.tsx';

const hour = 3_600_000;

/** One channel that airs one programme an hour, named by the hour of UTC. */
const airing = ({ from, to }: GuideQuery) => ({
  from, to, totalChannels: 1, firstIndex: 0, paging: { moreDataAvailable: false },
  channels: [{
    id: 'c', name: 'Channel', accessLevel: 'GRANTED', eventId: 'e',
    programmes: Array.from({ length: (to - from) / hour }, (_, slot) => from + slot * hour).map((start) => ({ id: `${start}`, title: `UTC ${new Date(start).getUTCHours()}`, start, end: start + hour })),
  }],
});

useLaidOutPage();

const plain = (text: string | null) => (text ?? '').replace(/[\u2009\u202f\u00a0]/g, ' ');

/** @source design/guide.md "23- and 25-hour days label their hours right" */
test.each<[name: string, now: number, marks: string[], cells: string[]]>([
  ['clocks are put forward', Date.UTC(2026, 2, 29, 0, 20), ['12:00 AM', '12:30 AM', '2:00 AM', '2:30 AM', '3:00 AM'], ['UTC 0, 12:00 – 2:00 AM', 'UTC 1, 2:00 – 3:00 AM']],
  ['clocks are put back', Date.UTC(2026, 9, 25, 0, 20), ['1:00 AM', '1:30 AM', '1:00 AM GMT', '1:30 AM GMT', '2:00 AM'], ['UTC 0, 1:00', 'UTC 1, 1:00 – 2:00 AM']],
])('where %s the ruler and the cells say what clocks show', async (_name, now, marks, cells) => {
  const runtime = fakeRuntime({ answers: { readGuide: airing as never }, viewer: { who: 'guest' }, now, settings: { guideTimeZone: 'Europe/London' } });
  render(runtime.within(<EpgGrid emit={() => true} />));
  const names = await Promise.all(cells.map(async (name) => screen.findByRole('link', { name: new RegExp(`^${name.split(',')[0]!},`) })));
  names.forEach((link, at) => expect(plain(link.getAttribute('aria-label'))).toContain(cells[at]));
  const told = screen.getAllByRole('columnheader').map(({ textContent }) => plain(textContent));
  const first = told.indexOf(marks[0]!);
  expect(told.slice(first, first + marks.length)).toEqual(marks);
});
