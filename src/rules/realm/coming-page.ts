import type { PathMatch } from '../../routing/match-path.ts';
import type { Destination } from '../../routing/destination.ts';
import type { RouteName } from '../../routing/route-names.ts';
import type { LabelKey } from './fallback-texts.ts';

/** What a page will be that is not built yet, and what is near it. */
export interface ComingPage {
  titleKey: LabelKey;
  leadKey: LabelKey;
  near: { to: Destination; labelKey: LabelKey }[];
}

type Near = ComingPage['near'][number];

const near = {
  browse: { to: { name: 'browse' }, labelKey: 'browseCatalogue' },
  guide: { to: { name: 'epg' }, labelKey: 'programmeGuide' },
  list: { to: { name: 'my-list' }, labelKey: 'myList' },
  plans: { to: { name: 'purchase' }, labelKey: 'seePlans' },
  signIn: { to: { name: 'login' }, labelKey: 'signIn' },
} as const satisfies Record<string, Near>;

type Topic = 'Account' | 'Gift' | 'Password' | 'Payment' | 'Preferences' | 'Profiles'
  | 'Provider' | 'SignUp' | 'Staff';

const nearOf: Readonly<Record<Topic, readonly (keyof typeof near)[]>> = {
  Account: ['plans', 'list'], Gift: ['plans'],
  Password: ['signIn'], Payment: ['plans'], Preferences: ['list'], Profiles: ['list'], Provider: ['signIn'],
  SignUp: ['signIn', 'plans'], Staff: ['browse'],
};

/** Routes whose pages are to come. Once a page is built its route is looked up no more. */
const topics: Readonly<Partial<Record<RouteName, Topic>>> = {
  gift: 'Gift', 'gift-login': 'Gift', 'gift-login-redirect': 'Gift', 'gift-pay': 'Gift', 'gift-redeem': 'Gift', 'gift-redeem-login': 'Gift', 'gift-redeem-register': 'Gift',
  'tv-login': 'Provider',
  'request-password': 'Password', 'reset-password': 'Password', 'magic-link': 'Password', 'request-new-password': 'Password', 'reset-password-alternate': 'Password',
  signup: 'SignUp', 'activate-user': 'SignUp', 'email-confirmation': 'SignUp', account: 'Account', preferences: 'Preferences', profiles: 'Profiles', impersonate: 'Staff',
  pay: 'Payment', 'payment-confirmation': 'Payment', payment: 'Payment', 'payment-authorization': 'Payment', 'payment-update': 'Payment', 'licence-redirect': 'Payment', subscribed: 'Payment',
};

/**
 * What a route will show that has no page yet; undefined for one of no topic.
 *
 * @source spec 1 §2.1; chosen: such an address answers 200 and says what will be there, since it is the product's own
 */
export function comingPageOf(match: PathMatch): ComingPage | undefined {
  const topic = topics[match.name];
  if (!topic) return undefined;
  return { titleKey: `coming${topic}`, leadKey: `coming${topic}Lead`, near: nearOf[topic].map((key) => near[key]) };
}
