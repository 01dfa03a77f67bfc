import { expect, it } from 'vitest';
import { TitleFacts } from '../../../src/site/pages/title-facts.tsx';
import { guest, member } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemOf } from '../../support/items.ts';
import { ofNewerPlatform } from '../../support/recorded-answers/given-answers.ts';
import { act, render, screen } from '../../support/render.tsx';

const around = ofNewerPlatform({ precedingVods: [itemOf({ id: '5200', title: 'Before' })], followingVods: [] });

it('a film leads to what stands beside it', async () => {
  const runtime = fakeRuntime({ answers: { readAdjacentVods: around } });
  render(runtime.within(<TitleFacts item={itemOf({ id: '5201', title: 'Here' })} kind="vod" list={{}} />));
  expect((await screen.findByRole('link', { name: /Before/ })).getAttribute('href')).toContain('/5200/');
});

it('an event has nothing beside it, and the platform is not asked', async () => {
  let asked = 0;
  const runtime = fakeRuntime({ answers: { readAdjacentVods: () => { asked += 1; return around; } } });
  render(runtime.within(<TitleFacts item={itemOf({ id: '2001', title: 'Here', type: 'LIVE' })} kind="live" list={{}} />));
  await act(async () => undefined);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(asked).toBe(0);
});

const recordedNow = Date.UTC(2026, 0, 15, 20);

it.each([
  ['a member', member, undefined, 1], ['a member before the end', member, recordedNow + 1, 1], ['nobody after the end', member, recordedNow, 0], ['no guest', guest, undefined, 0],
] as const)('%s is led to a room of a live event', async (_who, viewer, endDate, links) => {
  const runtime = fakeRuntime({ viewer, now: recordedNow });
  const item = { ...itemOf({ id: '2001', title: 'Here', type: 'LIVE' }), ...(endDate === undefined ? {} : { endDate }) };
  render(runtime.within(<TitleFacts item={item} kind="live" list={{}} eventId="2001" />));
  await act(async () => undefined);
  const addresses = screen.queryAllByRole('link', { name: 'Watch together' }).map((link) => link.getAttribute('href'));
  expect([addresses.length, addresses.every((address) => address?.endsWith('2001/watch-together'))]).toEqual([links, true]);
});

const trailers = [{ id: 't', title: 'Teaser', accessLevel: 'GRANTED' }];

it.each([
  ['a film with a trailer', 'vod', true, ['Watch the trailer'], ['Share']],
  ['an event', 'live', true, [], ['Share']],
  ['a film where nothing is shared', 'vod', false, ['Watch the trailer'], []],
] as const)('%s has what there is to do with it', async (_, kind, socialSharing, links, buttons) => {
  const { flags } = fakeRuntime().context.settings;
  const runtime = fakeRuntime({ settings: { flags: { ...flags, socialSharing } }, answers: { readAdjacentVods: ofNewerPlatform({ precedingVods: [], followingVods: [] }) } });
  render(runtime.within(<TitleFacts item={Object.assign(itemOf({ id: '7', title: 'Here' }), { trailers })} kind={kind} list={{}} />));
  await act(async () => undefined);
  expect([screen.queryAllByRole('link').map((link) => link.textContent), screen.queryAllByRole('button').map((button) => button.textContent)]).toEqual([links, buttons]);
});
