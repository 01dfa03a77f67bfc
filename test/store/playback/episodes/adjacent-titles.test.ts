import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { expect, it } from 'vitest';
import { readAdjacentTitles } from '../../../../src/store/playback/episodes/adjacent-titles.ts';
import { fakeContext, refusal } from '../../../support/fake-context.ts';
import { ofNewerPlatform } from '../../../support/recorded-answers/given-answers.ts';
import { itemOf } from '../../../support/items.ts';

const around = ofNewerPlatform({ precedingVods: [itemOf({ id: '1' }), itemOf({ id: '2' })], followingVods: [itemOf({ id: '4' }), itemOf({ id: '5' })] });

it('names the nearest before and after, and asks once for all who want it', async () => {
  const context = fakeContext({ answers: { readAdjacentVods: around } });
  const [one, other] = await Promise.all([readAdjacentTitles(context, '3'), readAdjacentTitles(context, '3')]);
  expect([one.previous?.id, one.next?.id, other]).toEqual(['2', '4', one]);
  expect(context.inputsOf('readAdjacentVods')).toEqual([{ id: '3', size: 5 }]);
});

it('asks for the neighbours in the playlist that the title is watched in, beside those in its season', async () => {
  const context = fakeContext({ answers: { readAdjacentVods: around } });
  await readAdjacentTitles(context, '3', { playlistId: '4001' });
  await readAdjacentTitles(context, '3');
  expect(context.inputsOf('readAdjacentVods')).toEqual([{ id: '3', size: 5, playlistId: '4001' }, { id: '3', size: 5 }]);
});

it('asks again after a failure', async () => {
  const context = fakeContext({ answers: { readAdjacentVods: () => { throw refusal('readAdjacentVods', 503); } } });
  expect(await readAdjacentTitles(context, '3')).toEqual({});
  context.answers['readAdjacentVods'] = around;
  expect((await readAdjacentTitles(context, '3')).next?.id).toBe('4');
});

it('asks a list of a viewer that the title is watched in, and the season where that list is not there', async () => {
  const beside = recorded('readAdjacentInWatchlist', 'resume: a film of a list');
  const context = fakeContext({ answers: { readAdjacentInWatchlist: beside, readAdjacentVods: { precedingVods: [], followingVods: [] } } });
  const watchlist = { id: 'friday-nights', owner: 'me' };
  expect((await readAdjacentTitles(context, '1002', { watchlist })).next?.id).toBe(beside.followingVods[0]?.id);
  expect(context.calls).toEqual([{ name: 'readAdjacentInWatchlist', input: { id: 'friday-nights', owner: 'me', contentId: '1002', size: 5 } }]);
  delete context.answers['readAdjacentInWatchlist'];
  await readAdjacentTitles(context, '1004', { watchlist });
  expect(context.inputsOf('readAdjacentVods')).toEqual([{ id: '1004', size: 5 }]);
});
