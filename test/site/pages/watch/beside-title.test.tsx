import { expect, it } from 'vitest';
import { BesideTitle } from '../../../../src/site/pages/watch/beside-title.tsx';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { itemOf } from '../../../support/items.ts';
import { render, screen } from '../../../support/render.tsx';

const answers = () => ({
  readBucket: recorded('readBucket', 'guest: like a film'), readSeason: recorded('readSeason', 'guest: a season'), readPlaylist: recorded('readPlaylist', 'guest: a playlist'),
});

it.each([
  ['a film', itemOf({ id: '1001' }), {}, 'More like this'],
  ['an episode', itemOf({ id: '5201', seasonId: '5101', seriesId: '5001' }), {}, 'Episodes'],
  ['a title of a playlist', itemOf({ id: '5201', seasonId: '5101' }), { playlistId: '4001' }, 'In this playlist'],
])('%s is followed by what belongs to it', async (_case, item, list, name) => {
  const runtime = fakeRuntime({ locale: 'en', answers: answers() });
  render(<BesideTitle item={item} list={list} />, { wrapper: runtime.Wrapper });
  expect((await screen.findAllByRole('heading', { name: new RegExp(`^${name}`) })).length).toBeGreaterThan(0);
});
