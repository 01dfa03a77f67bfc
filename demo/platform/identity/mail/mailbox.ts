import { PlatformError } from '../../server/platform-error.ts';
import { writtenEmail } from './mailed-account.ts';

const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';

/** @source RFC 5321 §4.1.2 "Dot-string", §4.5.3.1; RFC 6531: letters of every script. chosen: no quoted names and no addresses by number, which no form of ours offers */
const mailbox = new RegExp(`^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'u');

/**
 * The one mailbox that a text names, as accounts keep it: before anything is counted, looked up or sent, so that no other spelling of it counts anew.
 *
 * @param field where the text was typed, for the refusal
 * @throws PlatformError 400 `pleaseProvideValidEmail`
 */
export function mailboxOf(text: string, field?: string): string {
  const email = writtenEmail(text);
  if (email.length > 254 || !mailbox.test(email)) throw new PlatformError(400, 'pleaseProvideValidEmail', undefined, field === undefined ? undefined : { field });
  return email;
}
