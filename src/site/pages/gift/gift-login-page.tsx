import { useMemo } from 'react';
import { pathFor } from '../../../routing/path-for.ts';
import { giftScreenOf } from '../../../rules/purchase/gift/gift-screen.ts';
import type { PageProps } from '../../page.ts';
import { SignInPage } from '../sign-in-page.tsx';

/** Signing in on the way to a gift's payment, or to what a code opens, and on to it. A member is led on at once. @source spec 1 §2.1 "/gift/{giftId?}/login, /gift/{giftId?}/login/redirect, /gift/redeem/{redeemCode}/login, /gift/redeem/{redeemCode}/register" */
export function GiftLoginPage(props: PageProps) {
  const { location, runtime: { settings: { countryCode } } } = props;
  const asked = useMemo(() => location.match && giftScreenOf(location.match, (to) => pathFor(to, countryCode)), [location, countryCode]);
  const there = useMemo(() => ({ ...location, query: { ...location.query, ...asked?.query } }), [location, asked]);
  return asked ? <SignInPage {...props} location={there} screen={asked} /> : null;
}
