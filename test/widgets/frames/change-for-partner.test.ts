import { expect, test } from 'vitest';
import { noGrants } from '../../../bridge/contract/origins/grants.ts';
import { changeForPartner, holdsScope } from '../../../widgets/frames/change-for-partner.ts';

const granted = (...calls: string[]) => ({ ...noGrants, observe: true, calls });

test.each([
  [['catalogue'], 'progress', undefined],
  [['catalogue', 'playback'], 'progress', undefined],
  [['history'], 'progress', ['1']],
  [['catalogue'], 'favourites', undefined],
  [['catalogue'], 'lists', undefined],
  [['favourites'], 'favourites', ['1']],
  [['readWatchlists'], 'lists', undefined],
  [['favourites'], 'lists', []],
  [['playback'], 'entitlements', []],
  [['playback'], 'subscription', []],
  [['licences'], 'entitlements', ['1']],
  [['playback'], 'live', ['1']],
  [[], 'live', undefined],
  [[], 'entitlements', undefined],
  [['history'], 'subscription', undefined],
  [['catalogue', 'playback', 'licences', 'history'], 'reminders', undefined],
  [['favourites'], 'reminders', ['1']],
])('with the grants %j, a change of %s tells %j', (calls, subject, ids) => {
  expect(changeForPartner(granted(...calls), { subject, ids: ['1'] })?.ids).toEqual(ids);
});

test('a scope is held by its name alone', () => {
  expect([holdsScope(granted('history'), 'history'), holdsScope(granted('readBucket'), 'catalogue'), holdsScope(noGrants, 'catalogue')]).toEqual([true, false, false]);
});

test.each(['room', 'session', 'profile', 'origins', 'constructor', 'toString', 'somethingNewer'])('a change of %s leaves the platform for nobody', (subject) => {
  expect(changeForPartner(granted('catalogue', 'guide', 'playback', 'favourites', 'licences', 'history', subject), { subject, ids: ['1'] })).toBeUndefined();
});
