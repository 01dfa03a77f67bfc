import { expect, it } from 'vitest';
import { isCharacterKey, pressedKeyOf } from '../../../../src/rules/playback/keys/pressed-key.ts';

it.each([
  ['k', 'KeyK', false, 'k'], ['K', 'KeyK', false, 'k'], ['N', 'KeyN', true, 'Shift+n'], [' ', 'Space', false, 'Space'],
  ['ArrowLeft', 'ArrowLeft', false, 'ArrowLeft'], ['ArrowLeft', 'ArrowLeft', true, 'Shift+ArrowLeft'],
  ['<', 'Comma', true, '<'], ['?', 'Slash', true, '?'], ['MediaPlayPause', '', false, 'MediaPlayPause'],
  ['ن', 'KeyK', false, 'k'], ['ى', 'KeyN', true, 'Shift+n'], ['٥', 'Digit5', false, '5'], ['é', 'Digit2', false, '2'], ['ñ', 'Semicolon', false, 'ñ'],
])('%s at %s (Shift: %s) is named %s', (key, code, shiftKey, name) => {
  expect(pressedKeyOf({ key, code, shiftKey })).toBe(name);
});

it.each([['k', true], ['Shift+n', true], ['?', true], ['5', true], ['Space', false], ['ArrowUp', false], ['Home', false], ['Shift+ArrowLeft', false]])('%s is a character: %s', (name, is) => {
  expect(isCharacterKey(name)).toBe(is);
});

/** @source design/player.md "TV remote keys" */
it.each([
  ['', 415, 'MediaPlay'], ['Unidentified', 461, 'GoBack'], ['Unidentified', 10009, 'GoBack'], ['Unidentified', 10252, 'MediaPlayPause'], ['Unidentified', 5, 'Unidentified'],
  ['XF86Back', 10009, 'GoBack'], ['BrowserBack', 166, 'GoBack'], ['MediaStop', 413, 'MediaStop'], ['Pause', 19, 'Pause'],
])('a remote control’s key %j with the code %d is %s', (key, keyCode, name) => {
  expect(pressedKeyOf({ key, code: '', shiftKey: false, keyCode })).toBe(name);
});
