import { beforeAll, expect, test, vi } from 'vitest';
import { noGrants } from '../../../bridge/contract/origins/grants.ts';
import { pairwiseIdOf } from '../../../src/session/pairwise-id.ts';
import { filterForPartners } from '../../../widgets/frames/event-for-partner.ts';

const ada = { who: 'member' as const, id: 'vid-of-ada', displayName: 'Ada Lovelace', profileType: 'adult' as const };
const origins = ['https://one.example', 'https://two.example'] as const;
const observe = { ...noGrants, observe: true };

const told = async (event: 'sessionchange' | 'signedin', key: string | undefined, origin: string, calls: string[] = []) =>
  await filterForPartners(async (of) => (key === undefined ? undefined : pairwiseIdOf(key, of)))(event, ada, { origin, grants: { ...observe, calls } }) as typeof ada;

beforeAll(() => { vi.stubGlobal('isSecureContext', true); });

test.each(['sessionchange', 'signedin'] as const)('a viewer has another id for each registered origin, the same at each visit: %s', async (event) => {
  const [one, again, two, other] = await Promise.all([told(event, 'key-of-ada', origins[0]), told(event, 'key-of-ada', origins[0]), told(event, 'key-of-ada', origins[1]), told(event, 'key-of-eve', origins[0])]);
  expect(one.id).toMatch(/^[\w-]{22}$/);
  expect(again.id).toBe(one.id);
  expect(new Set([one.id, two.id, other.id, ada.id, 'key-of-ada']).size).toBe(5);
});

test('without a key no id crosses', async () => {
  expect(await told('sessionchange', undefined, origins[0])).toEqual({ who: 'member', profileType: 'adult' });
});

test('the name crosses to an origin whose grants name it', async () => {
  expect((await told('signedin', 'key', origins[0], ['catalogue', 'history'])).displayName).toBeUndefined();
  expect((await told('signedin', 'key', origins[0], ['name'])).displayName).toBe('Ada Lovelace');
});

test('nothing of a viewer crosses that is not named here', async () => {
  const filter = filterForPartners(async () => undefined);
  const data = { who: 'guest', sessionEnded: true, restricted: true, email: 'ada@example.com' };
  expect(await filter('sessionchange', data, { origin: origins[0], grants: observe })).toEqual({ who: 'guest', sessionEnded: true });
});

test('what says nothing of a viewer crosses as it is', () => {
  expect(filterForPartners(async () => undefined)('resize', { height: 3 }, { origin: origins[0], grants: observe })).toEqual({ height: 3 });
});
