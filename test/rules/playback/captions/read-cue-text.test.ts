import { expect, test } from 'vitest';
import { readCueText, type CueElement, type CueNode } from '../../../../src/rules/playback/captions/read-cue-text.ts';

const element = (tag: CueElement['tag'], children: CueNode[], more: Partial<CueElement> = {}): CueElement => ({ tag, classes: [], annotation: '', ...more, children });

test.each<[text: string, tree: CueNode[]]>([
  ['plain', ['plain']],
  ['two\nlines', ['two\nlines']],
  ['<i>leaning</i> and <b>heavy</b>', [element('i', ['leaning']), ' and ', element('b', ['heavy'])]],
  ['<v Mara Holt>Hello <u>you</u></v>', [element('v', ['Hello ', element('u', ['you'])], { annotation: 'Mara Holt' })]],
  ['<c.yellow.bg_blue>loud</c>', [element('c', ['loud'], { classes: ['yellow', 'bg_blue'] })]],
  ['<lang ar>مرحبا</lang>', [element('lang', ['مرحبا'], { annotation: 'ar' })]],
  ['<ruby>漢<rt>kan</rt>字<rt>ji</rt></ruby>', [element('ruby', ['漢', element('rt', ['kan']), '字', element('rt', ['ji'])])]],
  ['one <00:00:01.500>two', ['one ', 'two']],
  ['a &lt;b&gt; &amp; c&nbsp;&#8212; &unknown;', ['a <b> & c\u00A0— &unknown;']],
  ['<font color="red">old</font>', ['old']],
  ['<script>alert(1)</script>', ['alert(1)']],
  ['<img src=x onerror=alert(1)>', []],
  ['&lt;img src=x onerror=alert(1)&gt;', ['<img src=x onerror=alert(1)>']],
  ['<i>never closed', [element('i', ['never closed'])]],
  ['</i>closed', ['closed']],
  ['<i><b>crossed</i></b> rest', [element('i', [element('b', ['crossed'])]), ' rest']],
  ['3 < 4', ['3 < 4']],
  ['', []],
])('%j is read as a tree', (text, tree) => {
  expect(readCueText(text)).toEqual(tree);
});

test.each(['<', '<a ', '<v x', '<c.', '<c.a', '</'])('a caption of a hundred thousand “%s” is read in a moment, as words', (piece) => {
  const text = piece.repeat(100_000);
  expect(readCueText(text)).toEqual([text]);
});

test('spaces without an end are words', () => {
  const text = `<v ${' '.repeat(100_000)}`;
  expect(readCueText(text)).toEqual([text]);
});
