import { expect, test } from 'vitest';
import { recentIn, withRecent } from '../../../src/rules/search/recent-words.ts';

test.each([
  [[], 'a', ['a']], [['b'], 'a', ['a', 'b']], [['a', 'b'], 'b', ['b', 'a']], [['Heat'], 'HEAT', ['HEAT']], [['a'], '', ['a']],
  [['1', '2', '3', '4', '5', '6', '7', '8'], '9', ['9', '1', '2', '3', '4', '5', '6', '7']],
])('%o and then %j', (recent, words, next) => expect(withRecent(recent, words)).toEqual(next));

test.each([[null, []], ['', []], ['{', []], ['"a"', []], ['["a",1,null,"b",""]', ['a', 'b']], [JSON.stringify(['x'.repeat(5000)]), []]])('a device kept %j', (kept, read) => expect(recentIn(kept)).toEqual(read));
