import { expect, it } from 'vitest';
import { fillText } from '../../../src/rules/realm/fill-text.ts';

it.each([
  ['puts a value in its place', 'Welcome, {name}', { name: 'Ada' }, 'Welcome, Ada'],
  ['writes a number', 'watched {percent}%', { percent: 40 }, 'watched 40%'],
  ['fills one place twice', '{a} and {a}', { a: 'x' }, 'x and x'],
  ['leaves a place without a value readable', 'Welcome, {name}', {}, 'Welcome, {name}'],
  ['leaves a text without places alone', 'Sign in', undefined, 'Sign in'],
  ['keeps a name of the other direction to itself', 'Remove {title} from my list', { title: 'أضواء المسرح' }, 'Remove \u2068أضواء المسرح\u2069 from my list'],
  ['and the other way round', 'نتائج «{query}»: {count}', { query: 'harbour', count: 13 }, 'نتائج «\u2068harbour\u2069»: 13'],
  ['takes what would turn the words after it out of a value', 'Ask {provider} again', { provider: 'Goo\u202egle' }, 'Ask Google again'],
  ['keeps a price of its own direction whole', 'الآن {price}', { price: '\u2066US$ 5\u2069' }, 'الآن \u2068\u2066US$ 5\u2069\u2069'],
  ['leaves a name of its own direction alone', 'أضف {title}', { title: 'أضواء' }, 'أضف أضواء'],
  ['fills no place from what every object has', '{constructor}', {}, '{constructor}'],
])('%s', (_, text, values, filled) => {
  expect(fillText(text, values)).toBe(filled);
});
