import { expect, test, vi } from 'vitest';
import { createProfiles } from '../../../src/store/identity/profiles.ts';
import { fakeContext, guest, member, refusal, type Answers } from '../../support/fake-context.ts';
import { refusalWith } from '../../support/fake-runtime.tsx';

const own = { id: 'a', name: 'Ada', type: 'adult', parentalLevel: 'NON_RESTRICTED', hasPin: false, current: true };
const list = { profiles: [own], most: 5, mayManage: true };

function open(answers: Answers, viewer = member as typeof guest) {
  const context = fakeContext({ answers: { readProfiles: list, ...answers }, viewer });
  const keep = vi.fn(() => member);
  return { context, keep, profiles: createProfiles(context, { keep }) };
}
const until = (is: () => boolean) => vi.waitFor(() => expect(is()).toBe(true));

test('a member’s profiles are read at once; a guest has none', async () => {
  const { profiles } = open({});
  await until(() => profiles.list.value.status === 'ready');
  const nobody = open({}, guest);
  expect([nobody.profiles.list.value.status, nobody.context.calls]).toEqual(['idle', []]);
});

test('what could not be read is read again', async () => {
  const { profiles, context } = open({ readProfiles: () => { throw refusal('readProfiles'); } });
  await until(() => profiles.list.value.status === 'failed');
  context.answers['readProfiles'] = list;
  await profiles.load();
  expect(profiles.list.value.status).toBe('ready');
});

test('a change is made once, and the list is read again', async () => {
  const { profiles, context } = open({ makeProfile: { id: 'l', name: 'Leo', type: 'child', parentalLevel: 'RESTRICTED', hasPin: false, current: false } });
  await until(() => profiles.list.value.status === 'ready');
  await Promise.all([profiles.make({ name: 'Leo', type: 'child' }), profiles.make({ name: 'Leo', type: 'child' })]);
  expect(context.inputsOf('makeProfile')).toHaveLength(1);
  expect(context.inputsOf('readProfiles')).toHaveLength(2);
});

test('choosing keeps the tokens; a wrong PIN keeps nothing', async () => {
  const tokens = { authorisationToken: 'a', refreshToken: 'r' };
  const { profiles, keep, context } = open({ selectProfile: () => { throw refusalWith('selectProfile', 403, { code: 'pin-required' }); } });
  expect(await profiles.select('b', '0000')).toEqual({ labelKey: 'pinMissing', field: 'pin' });
  expect(keep).not.toHaveBeenCalled();
  context.answers['selectProfile'] = tokens;
  expect(await profiles.select('b', '2468')).toBeUndefined();
  expect(keep).toHaveBeenCalledWith(tokens);
});

test('a change made elsewhere is read, until nobody looks', async () => {
  const { profiles, context } = open({});
  await until(() => profiles.list.value.status === 'ready');
  context.tell({ subject: 'profile', ids: [] });
  await until(() => context.inputsOf('readProfiles').length === 2);
  profiles.dispose();
  context.tell({ subject: 'profile', ids: [] });
  expect(context.inputsOf('readProfiles')).toHaveLength(2);
});
