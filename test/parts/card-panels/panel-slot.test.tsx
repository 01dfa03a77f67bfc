import { describe, expect, it } from 'vitest';
import type { ContentItem } from '../../../src/contracts/catalogue/content-item.ts';
import { ContentCard } from '../../../src/parts/content-card/content-card.tsx';
import { refusal } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemOf } from '../../support/items.ts';
import { testSettings } from '../../support/test-settings.ts';
import { act, render, screen, waitFor } from '../../support/render.tsx';

const now = Date.UTC(2026, 0, 15, 20);
const minutes = 60_000;
const programme = (title: string, from: number, to?: number) => ({ id: title, title, start: now + from * minutes, ...(to === undefined ? {} : { end: now + to * minutes }) });

function drawCard(programmingInfo?: object, change: Partial<ContentItem> = {}, programmePlayback = true) {
  const runtime = fakeRuntime({ now, locale: 'en', settings: { flags: { ...testSettings.flags, programmePlayback } } });
  render(<ContentCard item={itemOf({ type: 'EPG', title: 'Channel One', ...(programmingInfo ? { programmingInfo } : {}), ...change })} />, { wrapper: runtime.Wrapper });
  return document.querySelector<HTMLElement>('.fl-card__panel');
}

const time = (from: number) => new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(now + from * minutes);
const line = (name: string, title: string, from: number) => `${name} · ${time(from)} ${title}`;
const linesOf = () => [...document.querySelectorAll('.fl-programme__line')].map((node) => node.textContent);

it('keeps its place while its code arrives, then says what is on and what comes next', async () => {
  const slot = drawCard({ currentProgramme: programme('News', -30, 30), nextProgramme: programme('Film', 30, 120) });
  expect(slot).toBeTruthy();
  await screen.findByText('News');
  expect(linesOf()).toEqual([line('On now', 'News', -30), line('Next', 'Film', 30)]);
  expect(slot!.querySelector<HTMLElement>('.fl-progress__watched')!.style.inlineSize).toBe('50%');
});

it('describes the link of its card, for screen readers', async () => {
  const slot = drawCard({ currentProgramme: programme('News', -30, 30) });
  await screen.findByText('News');
  expect(screen.getByRole('link').getAttribute('aria-describedby')).toBe(slot!.id);
  expect(slot!.id).not.toBe('');
});

it('lets a programme without an end last until the next one', async () => {
  drawCard({ currentProgramme: programme('News', -10), nextProgramme: programme('Film', 30, 120) });
  await screen.findByText('News');
  expect(document.querySelector<HTMLElement>('.fl-progress__watched')!.style.inlineSize).toBe('25%');
});

it('moves on to the next programme when the current one is over', async () => {
  drawCard({ currentProgramme: programme('News', -60, -1), nextProgramme: programme('Film', -1, 120) });
  await screen.findByText('Film');
  expect(linesOf()).toEqual([line('On now', 'Film', -1)]);
});

describe('when the programmes that the card came with are over', () => {
  const iso = (from: number) => new Date(now + from * minutes).toISOString();
  const aired = (title: string, from: number, to: number) => ({ id: title, title, start: iso(from), end: iso(to) });
  const guide = (...programmes: object[]) => ({
    from: iso(-180), to: iso(360), totalChannels: 12, firstIndex: 0, paging: { moreDataAvailable: false },
    channels: [{ id: 'one', number: 1, name: 'Channel One', accessLevel: 'GRANTED', eventId: '1', programmes }],
  });
  const old = { currentProgramme: programme('News', -300, -200), nextProgramme: programme('Film', -200, -100), restartAvailable: true };

  function drawOld(readGuide: unknown) {
    const runtime = fakeRuntime({ now, locale: 'en', answers: { readGuide } });
    render(<ContentCard item={itemOf({ type: 'EPG', title: 'Channel One', programmingInfo: old })} />, { wrapper: runtime.Wrapper });
    return runtime;
  }

  it('asks the guide for its channel, once, and goes on with that', async () => {
    const runtime = drawOld(guide(aired('Film', -200, -100), aired('Late news', -100, 20), aired('Weather', 20, 30)));
    await screen.findByText('Late news');
    expect(linesOf()).toEqual([line('On now', 'Late news', -100), line('Next', 'Weather', 20)]);
    expect(runtime.inputsOf('readGuide')).toEqual([{ channel: '1', from: now - 180 * minutes, to: now + 360 * minutes, rpp: 20 }]);
    expect(screen.queryByRole('link', { name: 'From the beginning' })).toBeNull();
  });

  it.each([['fails', () => Promise.reject(refusal('readGuide'))], ['knows nothing', guide()]])(
    'says nothing that is not true where the guide %s', async (_, answer) => {
      const runtime = drawOld(answer);
      await waitFor(() => expect(document.querySelector('.fl-programme')).not.toBeNull());
      await waitFor(() => expect(runtime.inputsOf('readGuide')).toHaveLength(1));
      expect(linesOf()).toEqual([]);
    });
});

it('says three hours long what has neither an end nor a successor, and no longer', async () => {
  drawCard({ currentProgramme: programme('News', -179) });
  await screen.findByText('News');
  expect(linesOf()).toEqual([line('On now', 'News', -179)]);
  drawCard({ currentProgramme: programme('Weather', -181) }, { id: '2' });
  await waitFor(() => expect(document.querySelectorAll('.fl-programme')).toHaveLength(2));
  expect(linesOf()).toEqual([line('On now', 'News', -179)]);
});

it('shows what comes next where nothing is on', async () => {
  drawCard({ nextProgramme: programme('Film', 30, 120) });
  await screen.findByText('Film');
  expect([linesOf(), document.querySelector('.fl-progress')]).toEqual([[line('Next', 'Film', 30)], null]);
});

it.each([['no programmes', undefined], ['an empty guide', {}]])('is not there for an item with %s', async (_, programmingInfo) => {
  const slot = drawCard(programmingInfo);
  await act(async () => { await Promise.resolve(); });
  expect([slot, screen.getByRole('link').hasAttribute('aria-describedby')]).toEqual([null, false]);
});

it.each([
  ['a channel of the guide', { type: 'EPG', accessLevel: 'DENIED' }, false, true],
  ['live content that is granted', { type: 'LIVE', accessLevel: 'GRANTED' }, true, true],
  ['live content that is denied', { type: 'LIVE', accessLevel: 'DENIED' }, true, false],
  ['live content where programme playback is off', { type: 'LIVE', accessLevel: 'GRANTED' }, false, false],
] as const)('%s: %j, programme playback %s, shows it: %s', (_, facts, programmePlayback, isShown) => {
  expect(drawCard({ currentProgramme: programme('News', -30, 30) }, facts, programmePlayback) !== null).toBe(isShown);
});

it('leads to the beginning of a programme that can be restarted, beside the card that is live', async () => {
  drawCard({ currentProgramme: programme('News', -30, 30), restartAvailable: true }, { id: '7' });
  const restart = await screen.findByRole('link', { name: 'From the beginning' });
  expect(restart.getAttribute('href')).toBe('/live/7/channel-one?resumeProgress=0');
});

it.each([
  ['that cannot be restarted', { restartAvailable: false }, {}],
  ['whose restart the platform does not tell', {}, {}],
  ['that may not be watched', { restartAvailable: true }, { accessLevel: 'DENIED' }],
] as const)('leads to no beginning of a programme %s', async (_, told, facts) => {
  drawCard({ currentProgramme: programme('News', -30, 30), ...told }, facts);
  await screen.findByText('News');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
