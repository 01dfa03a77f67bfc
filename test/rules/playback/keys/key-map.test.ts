import { expect, it } from 'vitest';
import { commandOf, keyMapOf } from '../../../../src/rules/playback/keys/key-map.ts';

const usual = keyMapOf([]);

/** @source design/player.md "Input" */
it.each([
  ['k', 'toggle-play'], ['Space', 'toggle-play'], ['MediaPlayPause', 'toggle-play'], ['j', 'seek-back'], ['l', 'seek-forward'],
  ['ArrowLeft', 'seek-back'], ['ArrowRight', 'seek-forward'], ['ArrowUp', 'volume-up'], ['ArrowDown', 'volume-down'],
  ['m', 'toggle-mute'], ['f', 'toggle-fullscreen'], ['c', 'toggle-captions'], ['i', 'toggle-picture-in-picture'], ['0', 'to-part'], ['9', 'to-part'],
  ['Home', 'to-start'], ['End', 'to-end'], ['<', 'slower'], ['>', 'faster'], [',', 'frame-back'], ['.', 'frame-forward'],
  ['Shift+n', 'next-title'], ['Shift+p', 'previous-title'], ['?', 'show-shortcuts'],
  ['n', undefined], ['x', undefined], ['Tab', undefined], ['Enter', undefined], ['constructor', undefined],
])('%s asks %s', (key, command) => {
  expect(commandOf(usual, key)).toBe(command);
});

it('gives a command other keys, and takes them from the command that had them', () => {
  const map = keyMapOf([{ 'toggle-play': ['p', 'm'], 'toggle-mute': undefined, 'seek-back': false }]);
  expect(['p', 'm', 'k', 'j', 'ArrowLeft'].map((key) => commandOf(map, key))).toEqual(['toggle-play', 'toggle-play', undefined, undefined, undefined]);
  expect(commandOf(map, 'l')).toBe('seek-forward');
});

it('reads an attribute’s JSON, and the element is stronger than the tenant', () => {
  expect(commandOf(keyMapOf(['{"toggle-play": "p"}']), 'p')).toBe('toggle-play');
  expect(commandOf(keyMapOf(['off', '{"toggle-play": "p"}']), 'k')).toBeUndefined();
  expect(commandOf(keyMapOf(['off', '{"toggle-play": "p"}']), 'p')).toBe('toggle-play');
  expect(commandOf(keyMapOf(['off', 'on']), 'k')).toBe('toggle-play');
});

it('off means every key', () => {
  expect(['k', 'Space', 'ArrowLeft', 'MediaStop', '5'].map((key) => commandOf(keyMapOf(['off']), key))).toEqual(Array.from({ length: 5 }));
});

it.each(['{', '[]', 'yes', '', 5, null, undefined, {}, [], { 'toggle-play': 5 }, { 'toggle-play': [''] }, { 'toggle-play': [] }, { unknown: 'k' }])('a setting that cannot be read (%j) changes nothing', (setting) => {
  expect(keyMapOf([setting])).toEqual(usual);
});

it('without characters the space bar, arrows and media keys stay', () => {
  const map = keyMapOf([], { characters: false });
  expect(['k', 'm', '5', '?', '<', 'Shift+n'].map((key) => commandOf(map, key))).toEqual(Array.from({ length: 6 }));
  expect(['Space', 'ArrowUp', 'Home', 'MediaStop'].map((key) => commandOf(map, key))).toEqual(['toggle-play', 'volume-up', 'to-start', 'stop']);
});
