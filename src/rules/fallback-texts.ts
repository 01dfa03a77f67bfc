/**
 * English words for when the platform has none: a failed label call must not silence the product.
 *
 * @source spec 1 §7 "A non-200 result gives an empty set"; keys of the specs keep their spelling, the rest is chosen
 */
const texts: Record<string, string> = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  signUp: 'Sign up',
  retry: 'Try again',
  loading: 'Loading',
  anErrorOccured: 'An error occurred',
  sorrySomethingWentWrong: 'Sorry, something went wrong',
  platformUnreachable: 'We cannot reach the service. Check your connection and try again.',
  realmUnknown: 'This service is not known here.',
  realmNotRegistered: 'This site is not registered to show this content.',
};

/** The words of a key, or the key itself opened up into words. */
export function fallbackText(key: string): string {
  return texts[key] ?? key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase());
}
