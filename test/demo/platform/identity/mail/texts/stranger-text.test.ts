import { expect, test } from 'vitest';
import { mailedText, visibleText } from '../../../../../../demo/platform/identity/mail/texts/stranger-text.ts';

test.each([
  ['Enjoy!\n\nYour aunt', 'Enjoy!\n\nYour aunt'], ['one\r\ntwo\rthree', 'one\ntwo\nthree'], ['pay\u202Emoc.live\u202C', 'paymoc.live'], ['\u2066a\u2069\u200e\u200f\u061c\u0000\u001b[31m', 'a[31m'],
  ['👩‍👧 می‌خواهم', '👩‍👧 می‌خواهم'],
])('%j is shown as %j', (text, shown) => expect(visibleText(text)).toBe(shown));

/** @source RFC 3986 3.1 (schemes), RFC 3490 3.1 (four dots); what mail programs link: a scheme, or a name that ends in letters */
test.each([
  ['Look at https://evil.example/gift?x=1', 'Look at https: //evil. example/gift?x=1'], ['www.evil.example', 'www. evil. example'], ['evil.example', 'evil. example'],
  ['HTTP://192.0.2.1/a', 'HTTP: //192. 0. 2. 1/a'], ['http:\u200b//evil', 'http: \u200b//evil'], ['write to me@evil.example', 'write to me@evil. example'], ['mailto:me@evil', 'mailto: me@evil'],
  ['evil。example evil．example evil｡example', 'evil。 example evil． example evil｡ example'], ['évil.example xn--vil-9la.example', 'évil. example xn--vil-9la. example'],
  ['evil.\u200bexample', 'evil. \u200bexample'], ['e\u202Evil.example', 'evil. example'], ['1.evil.example', '1. evil. example'], ['4.example', '4. example'],
])('%j is no address in a mail: %j', (text, said) => expect(mailedText(text)).toBe(said));

test.each(['Happy birthday, Mum. See you at 10.30.', 'It was 4.50 €... well', 'At 20:15, or so: bring Ana', 'ABCD-EFGH-JKLM', '123456', 'عيد ميلاد سعيد.'])('%j is said as it is', (text) => expect(mailedText(text)).toBe(text));
