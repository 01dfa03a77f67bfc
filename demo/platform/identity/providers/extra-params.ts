import { PlatformError } from '../../server/platform-error.ts';

/** What a caller may add to an authorisation address. Whatever binds the answer to its attempt is not here. */
const allowed: Readonly<Record<string, RegExp>> = {
  login_hint: /^[^\s<>"]{1,254}$/, ui_locales: /^[\w -]{1,60}$/, acr_values: /^[\w:. -]{1,120}$/, display: /^(page|popup|touch)$/, prompt: /^login$/,
};

/**
 * Reads additions to an authorisation address.
 *
 * @param text a query string @throws PlatformError 400 `extra-param-not-allowed`: one left out in silence would be looked for
 * @source spec 3 §7 "optional extraParams"
 */
export function extraParamsOf(text = ''): Record<string, string> {
  const entries = [...new URLSearchParams(text)];
  const isGood = entries.every(([name, value]) => Object.hasOwn(allowed, name) && allowed[name]?.test(value)) && new Set(entries.map(([name]) => name)).size === entries.length;
  if (!isGood) throw new PlatformError(400, 'extra-param-not-allowed', 'sorrySomethingWentWrong');
  return Object.fromEntries(entries);
}
