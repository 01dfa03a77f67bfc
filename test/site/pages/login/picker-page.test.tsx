import { beforeEach, expect, test } from 'vitest';
import { afterSignIn } from '../../../../src/rules/identity/sign-in-return.ts';
import { PickerPage } from '../../../../src/site/pages/login/picker-page.tsx';
import { operatorMemory } from '../../../../src/store/identity/operators/operator-memory.ts';
import { guest } from '../../../support/fake-context.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { render } from '../../../support/render.tsx';

beforeEach(() => sessionStorage.clear());

const came = { entryPage: '/purchase', licences: 'premium sport', redirectTo: '/live/7', from: '/video/42', eventId: '7' };

function comeBack(address: string, query: Record<string, string>) {
  const site = fakeSite(address, { viewer: guest, answers: { readSignInOptions: { providers: [] } } });
  operatorMemory(site.props.runtime.settings.realm).keep({ provider: 'tv', code: 'ABC', accessToken: 'access', isSecond: false, query });
  render(site.within(<PickerPage {...site.props} />));
  return site.navigator.rewrite.mock.calls as [Record<string, string>][];
}

/** @source spec 3 §4 "Entry values stored earlier are restored into the query", §2 "keeping licences, redirectTo and from for signup or purchase entry pages" */
test.each<[what: string, address: string, kept: Record<string, string>, rewritten: Record<string, string>]>([
  ['all that a purchase was begun with', '/providers/success?provider=tv&token=proof', came, { provider: 'tv', ...came }],
  ['the page alone', '/providers/success?provider=tv&token=proof', { from: '/epg' }, { provider: 'tv', from: '/epg' }],
  ['nothing', '/providers/success?provider=tv&token=proof', {}, { provider: 'tv' }],
  ['no name that a sign-in does not carry', '/providers/success?provider=tv&token=proof', { from: '/epg', token: 'x', evil: 'y' }, { provider: 'tv', from: '/epg' }],
  ['all of it for whoever turned back', '/providers/success?provider=tv&error=access_denied', came, { provider: 'tv', error: 'access_denied', ...came }],
])('what an operator’s page brought back: %s is in the address again, and no proof', (_, address, kept, rewritten) => {
  expect(comeBack(address, kept)).toEqual([[rewritten]]);
});

test('and leads to the purchase with all of it', () => {
  const [[query] = [{}]] = comeBack('/providers/success?provider=tv&token=proof', came);
  expect(afterSignIn(query)).toBe('/purchase?licences=premium%20sport&eventId=7&redirectTo=%2Flive%2F7&from=%2Fvideo%2F42');
});

test('storage that was written by something else restores nothing', () => {
  const site = fakeSite('/providers/success?provider=tv&token=proof', { viewer: guest, answers: { readSignInOptions: { providers: [] } } });
  sessionStorage.setItem(`footlight-operator:${site.props.runtime.settings.realm}`, JSON.stringify({ provider: 'tv', code: 'A', isSecond: false, query: { from: 7 } }));
  render(site.within(<PickerPage {...site.props} />));
  expect(site.navigator.rewrite).toHaveBeenCalledWith({ provider: 'tv' });
});
