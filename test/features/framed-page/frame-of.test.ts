import { expect, it } from 'vitest';
import { frameOf } from '../../../src/features/framed-page/frame-of.ts';

const own = 'https://arena.test';

it.each([
  ['https://shop.test/a?b=c', ['SCRIPTS', 'FORMS'], { src: 'https://shop.test/a?b=c', sandbox: 'allow-scripts allow-forms' }],
  ['http://shop.test', [], { src: 'http://shop.test/', sandbox: '' }],
  ['https://shop.test/', ['SCRIPTS', 'SCRIPTS', 'OWN_ORIGIN', 'POPUPS', 'UNKNOWN'], { src: 'https://shop.test/', sandbox: 'allow-scripts allow-same-origin allow-popups' }],
  ['https://arena.test/home', ['SCRIPTS'], undefined],
  ['https://arena.test:443/home', ['SCRIPTS'], undefined],
  ['javascript:alert(1)', ['SCRIPTS'], undefined],
  ['data:text/html,x', ['SCRIPTS'], undefined],
  ['blob:https://shop.test/1', ['SCRIPTS'], undefined],
  ['https://me:secret@shop.test/', ['SCRIPTS'], undefined],
  ['/externalpage/shop', ['SCRIPTS'], undefined],
  ['', [], undefined],
] as const)('%j with %j is framed as %j', (url, abilities, frame) => {
  expect(frameOf({ url, abilities: [...abilities] }, own)).toEqual(frame);
});
