import { expect, it, vi } from 'vitest';
import type { Bucket } from '../../../../../src/contracts/catalogue/bucket.ts';
import type { GuideQuery } from '../../../../../src/contracts/guide/guide-window.ts';
import { CardRow } from '../../../../../src/parts/card-row/card-row.tsx';
import { guest } from '../../../../support/fake-context.ts';
import { fakeRuntime, silence } from '../../../../support/fake-runtime.tsx';
import { ofNewerPlatform } from '../../../../support/recorded-answers/given-answers.ts';
import { itemOf } from '../../../../support/items.ts';
import { fireEvent, render, screen, userEvent, waitFor } from '../../../../support/render.tsx';

const hour = 3_600_000;
const noon = Date.UTC(2026, 5, 10, 12, 10);

/** Channels from far down the guide, in an order of the row's own. */
const channelsOf = (first: number, count: number) => Array.from({ length: count }, (_, at) =>
  itemOf({ id: `e${first + at}`, epgId: `c${first + at}`, type: 'EPG', title: `Channel ${first + at}`, ...(at === 1 ? { accessLevel: 'DENIED' as const } : {}) }));

/** One programme an hour, on the hour; the third channel of the row airs nothing that is known. */
const channelsIn = ({ channel = [] }: GuideQuery) => [channel].flat();
const airing = (query: GuideQuery) => {
  const { from, to } = query;
  const programmesOf = (channel: string) => (channel === 'c52' ? [] : Array.from({ length: (to - from) / hour }, (_slot, slot) => {
    const start = from + slot * hour;
    return { id: `${channel}-${start}`, title: `Show ${new Date(start).getUTCHours()} on ${channel}`, start, end: start + hour };
  }));
  const channels = channelsIn(query).map((id) => ({ id, number: '1', name: id, accessLevel: 'GRANTED', eventId: id, programmes: programmesOf(id) }));
  return { from, to, totalChannels: 200, firstIndex: 0, channels, paging: { moreDataAvailable: false } };
};

function draw(readGuide: unknown = airing, count = 4, locale?: string) {
  const contentList = channelsOf(50, count);
  const pageOf = ({ lastSeen }: { lastSeen?: string }) => ofNewerPlatform({
    bucketId: 'b', name: 'Later', type: 'EPG', contentList: lastSeen ? channelsOf(50 + count, 3) : contentList,
    paging: { moreDataAvailable: count === 25 && !lastSeen, lastSeen: contentList.at(-1)!.id },
  } as unknown as Bucket);
  const runtime = fakeRuntime({ answers: { readBucket: pageOf, readGuide }, viewer: guest, now: noon, ...(locale ? { locale } : {}) });
  render(<CardRow bucketId="b" emit={vi.fn(() => true)} />, { wrapper: runtime.Wrapper });
  return { runtime, user: userEvent.setup() };
}

const cell = (name: RegExp) => screen.findByRole('link', { name });
const lines = () => [...document.querySelectorAll('.fl-row-guide__channel')];
const focused = () => document.activeElement?.getAttribute('aria-label');

it('shows what its own channels air, however far down the guide they stand', async () => {
  const { runtime } = draw();
  expect((await cell(/^Show 12 on c50, /)).getAttribute('aria-label')).toMatch(/^Show 12 on c50, .+, Channel 50, On now$/);
  await cell(/^Show 12 on c53, /);
  expect((runtime.inputsOf('readGuide') as GuideQuery[]).map(channelsIn)[0]).toEqual(['c50', 'c51', 'c52', 'c53']);
  expect(lines()).toHaveLength(4);
});

it('says how far a programme is, why it is locked, and that nothing is known of a channel', async () => {
  draw();
  const locked = await cell(/^Show 12 on c51, /);
  expect(locked.getAttribute('aria-label')).toMatch(/On now, Premium$/);
  expect(locked.querySelector('.fl-icon')).not.toBeNull();
  expect(locked.querySelector<HTMLElement>('.fl-row-guide__progress')?.style.inlineSize).toBe('17%');
  expect((await cell(/^Show 13 on c51, /)).querySelector('.fl-row-guide__progress')).toBeNull();
  expect((await cell(/^No information, .+, Channel 52/))).toBeTruthy();
});

it.each([['ltr', undefined, 'ArrowRight', 'ArrowLeft'], ['rtl', 'ar', 'ArrowLeft', 'ArrowRight']] as const)('is one stop of the tab key, and its arrows read %s', async (_, locale, forward, back) => {
  draw(airing, 4, locale);
  const first = await cell(/^Show 12 on c50/);
  await cell(/^Show 12 on c53/);
  await waitFor(() => expect([...document.querySelectorAll('.fl-row-guide a[tabindex="0"]')].filter((link) => link.closest('.fl-row-guide__list'))).toEqual([first]));
  first.focus();
  fireEvent.keyDown(first, { key: forward });
  await waitFor(() => expect(focused()).toMatch(/^Show 13 on c50/));
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  await waitFor(() => expect(focused()).toMatch(/^Show 13 on c51/));
  fireEvent.keyDown(document.activeElement!, { key: back });
  await waitFor(() => expect(focused()).toMatch(/^Show 12 on c51/));
  expect([...document.querySelectorAll('.fl-row-guide__list a[tabindex="0"]')]).toEqual([document.activeElement]);
});

it('shows eight channels, then more, and fetches the next page when they are used up', async () => {
  const { runtime, user } = draw(airing, 25);
  await cell(/^Show 12 on c57/);
  expect(lines()).toHaveLength(8);
  for (const count of [16, 24]) {
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(lines()).toHaveLength(count));
  }
  expect(runtime.inputsOf('readBucket')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await cell(/^Show 12 on c77/);
  expect(lines()).toHaveLength(28);
  expect(runtime.inputsOf('readBucket')).toMatchObject([{}, { resultPerPage: 25, lastSeen: 'e74' }]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('keeps what is known when a channel fails, and asks for it again', async () => {
  let fails = true;
  const { runtime, user } = draw((query: GuideQuery) => {
    if (fails && channelsIn(query).includes('c58')) throw silence('readGuide');
    return airing(query);
  }, 9);
  await cell(/^Show 12 on c50/);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(lines()).toHaveLength(8);
  fails = false;
  const before = runtime.inputsOf('readGuide').length;
  await user.click(retry);
  await cell(/^Show 12 on c58/);
  expect(new Set((runtime.inputsOf('readGuide').slice(before) as GuideQuery[]).map(({ channel }) => channel))).toEqual(new Set(['c58']));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
