import { changed } from '../../src/contracts/wire/changed.ts';
import { init, partnerInit, preferences } from '../../src/contracts/realm/init.ts';
import { labelSet } from '../../src/contracts/realm/label.ts';
import { menuItem } from '../../src/contracts/realm/menu-item.ts';
import { sessionUser } from '../../src/contracts/identity/session-user.ts';
import { loginAnswer, loginRequest, refreshAnswer, tokens } from '../../src/contracts/identity/tokens.ts';
import { viewer } from '../../src/contracts/identity/viewer.ts';
import { describeContract } from './describe-contract.ts';

const pair = { authorisationToken: 'a', refreshToken: 'r' };
const entry = { title: 'Home', labelKey: 'home', type: 'VIEW', layout: 'TOP', data: { view: 'home' }, style: { featured: false } };
const facts = { now: 1_700_000_000_000, preferences: { language: 'es', subTitleLanguage: 'es', audioLanguage: 'es', autoAdvance: false }, menu: [entry], liveCount: 2 };

describeContract('who is watching', viewer, {
  whole: { who: 'member', displayName: 'Ada', profileType: 'child' }, needs: ['who'],
  refused: [['a third kind of viewer', { who: 'admin' }], ['an empty kind', { who: '' }], ['a profile of no list', { profileType: 'pet' }]],
});
describeContract('tokens', tokens, { whole: pair, needs: ['authorisationToken', 'refreshToken'] });
describeContract('an answer to a sign-in', loginAnswer, {
  whole: { ...pair, linkedAccounts: [{ provider: 'telco' }] }, needs: ['authorisationToken', 'refreshToken'], defaults: { linkedAccounts: [] },
  refused: [['an account without its provider', { linkedAccounts: [{}] }]],
});
describeContract('a sign-in', loginRequest, { whole: { id: 'ada@example.test', secret: 's' }, needs: ['id', 'secret'] });
describeContract('a renewal', refreshAnswer, { whole: pair, needs: ['authorisationToken'] });
describeContract('the claims of a token', sessionUser, {
  whole: { id: 'u1', loc: 'ES', rol: 'user', isGuest: false, pro: { id: 'p1', tp: 'adult' }, name: 'Ada', exp: 1_800_000_000 },
  needs: ['id', 'loc', 'rol', 'isGuest', 'pro', 'exp'],
  refused: [['a profile without a kind', { pro: { id: 'p1' } }], ['an expiry between two seconds', { exp: 1.5 }], ['an expiry as text', { exp: '2027-01-01' }]],
});
describeContract('preferences', preferences, { whole: facts.preferences, needs: [], defaults: { autoAdvance: true } });
describeContract('an entry of the menu', menuItem, {
  whole: entry, needs: ['title', 'type', 'layout', 'data'], defaults: { style: { featured: true } },
  refused: [['a script for a view', { data: { view: null } }], ['a layout of no list', { layout: 'BOTTOM' }]],
});
describeContract('the first answer', init, { whole: { ...facts, authentication: pair }, needs: ['now', 'preferences', 'menu', 'liveCount'] });
describeContract('the first answer as a partner sees it', partnerInit, {
  whole: facts, needs: ['now', 'preferences', 'menu', 'liveCount'], accepted: [['tokens, which it loses', { authentication: pair }]],
});
describeContract('words', labelSet, {
  whole: { default_locale: 'en', selected_locale: 'es', translations: { home: 'Inicio' } }, needs: ['default_locale', 'selected_locale', 'translations'],
  refused: [['a word that is a list', { translations: { home: ['Inicio'] } }]], accepted: [['no words', { translations: {} }]],
});
describeContract('what changed', changed, {
  whole: { subject: 'favourites', ids: ['1001'] }, needs: ['subject', 'ids'], refused: [['a subject of no list', { subject: 'tokens' }], ['an id that is a number', { ids: [1001] }]],
});
