import { expect, test } from 'vitest';
import { mailedText, visibleName, visibleText } from '../../../../../../demo/platform/identity/mail/texts/stranger-text.ts';

test.each([
  ['Enjoy!\n\nYour aunt', 'Enjoy!\n\nYour aunt'], ['one\r\ntwo\rthree', 'one\ntwo\nthree'], ['pay\u202Emoc.live\u202C', 'paymoc.live'], ['\u2066a\u2069\u200e\u200f\u061c\u0000\u001b[31m', 'a[31m'],
  ['👩‍👧 می‌خواهم', '👩‍👧 می‌خواهم'],
])('%j is shown as %j', (text, shown) => expect(visibleText(text)).toBe(shown));

/** @source Unicode UAX 44 Default_Ignorable_Code_Point: signs that show nothing */
test.each([
  ['zero-width', 'e\u200bv\u200ci\u200dl\u2060\ufeff'], ['a soft hyphen', 'e\u00advil'], ['tags', 'evil\u{e0001}\u{e0070}\u{e0061}\u{e0079}\u{e007f}'], ['tags after a flag', 'evil🏴\u{e0070}\u{e0061}\u{e0079}\u{e007f}'],
  ['a run of variations', 'evil👍\ufe0f\ufe01\ufe02\u{e0100}'], ['fillers', 'e\u3164v\u115fi\uffa0l'], ['invisible operators', 'e\u2061v\u2062i\u2063l'], ['marks between lines', 'evil\ufff9\ufffa\ufffb'], ['an empty mark', 'e\u034fvil'],
])('%s is taken out', (_what, text) => expect(visibleText(text).replace(/🏴|👍\ufe0f/u, '')).toBe('evil'));

/** @source Unicode UTS 51 (pictures), UAX 31 2.3 (joiners), UTS 37 (variations of Han signs) */
test.each(['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '❤️‍🔥 👩🏽‍🚀 🏳️‍🌈', '葛\u{e0100}飾', 'क्‍ष', 'می‌خواهم', 'é ñ'])('%j keeps what shapes it', (text) => expect(visibleText(text)).toBe(text));

test.each([['  Le\u202Eo\u2069 ', 'Leo'], ['Le\no\t\u200f B', 'Le o B'], ['\u200b\u00ad\u3164', ''], ['علي', 'علي'], ['👩‍👧', '👩‍👧']])('the name %j is kept as %j', (name, kept) => expect(visibleName(name)).toBe(kept));

/** @source RFC 3986 3.1 (schemes), RFC 3490 3.1 (four dots); what mail programs link: a scheme, or a name that ends in letters */
test.each([
  ['Look at https://evil.example/gift?x=1', 'Look at https: //evil. example/gift?x=1'], ['www.evil.example', 'www. evil. example'], ['evil.example', 'evil. example'],
  ['HTTP://192.0.2.1/a', 'HTTP: //192. 0. 2. 1/a'], ['http:\u200b//evil', 'http: //evil'], ['http:\u00ad/\u2060/evil', 'http: //evil'], ['write to me@evil.example', 'write to me@evil. example'], ['mailto:me@evil', 'mailto: me@evil'],
  ['evil。example evil．example evil｡example', 'evil。 example evil． example evil｡ example'], ['évil.example xn--vil-9la.example', 'évil. example xn--vil-9la. example'],
  ['www.❤.ws and x@❤\ufe0f.ws', 'www. ❤. ws and x@❤\ufe0f. ws'], ['www.☎.to/pay', 'www. ☎. to/pay'],
  ['evil.\u200bexample', 'evil. example'], ['e\u202Evil.example', 'evil. example'], ['1.evil.example', '1. evil. example'], ['4.example', '4. example'],
])('%j is no address in a mail: %j', (text, said) => expect(mailedText(text)).toBe(said));

test.each(['Happy birthday, Mum. See you at 10.30.', 'It was 4.50 €... well', 'At 20:15, or so: bring Ana', 'ABCD-EFGH-JKLM', '123456', 'عيد ميلاد سعيد.'])('%j is said as it is', (text) => expect(mailedText(text)).toBe(text));
