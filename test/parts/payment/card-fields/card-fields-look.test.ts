// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { groundOf, lookOf } from '../../../../src/parts/payment/card-fields/card-fields-look.ts';

afterEach(() => document.body.replaceChildren());

/** Two places, one in the other. */
function placeIn(outer: string, inner = ''): Element {
  document.body.innerHTML = `<div style="${outer}"><div style="${inner}"><i></i></div></div>`;
  return document.querySelector('i')!;
}

test.each<[string, string, string, string | undefined]>([
  ['the nearest colour', 'background-color: rgb(1, 2, 3)', 'background-color: rgb(9, 9, 9)', 'rgb(9, 9, 9)'],
  ['the colour behind what is clear', 'background-color: rgb(1, 2, 3)', 'background-color: transparent', 'rgb(1, 2, 3)'],
  ['nothing on what shines through', 'background-color: rgb(1, 2, 3)', 'background-color: rgba(9, 9, 9, 0.5)', undefined],
  ['nothing on a picture', 'background-color: rgb(1, 2, 3)', 'background-image: url("http://arena.localhost/x.png")', undefined],
  ['nothing where nothing has a colour', '', '', undefined],
])('the ground is %s', (_what, outer, inner, ground) => {
  const place = placeIn(outer, inner);
  expect(groundOf(place)).toBe(ground);
  expect(lookOf(place).look['--fl-ground']).toBe(ground);
});

test('the ground of a shadow root is what its host stands on', () => {
  const root = placeIn('background-color: rgb(1, 2, 3)').parentElement!.attachShadow({ mode: 'open' });
  root.innerHTML = '<b></b>';
  expect(groundOf(root.querySelector('b')!)).toBe('rgb(1, 2, 3)');
});
