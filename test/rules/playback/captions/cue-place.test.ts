import { expect, test } from 'vitest';
import { cuePlace, isRightToLeft, type CuePlace, type CueSettings } from '../../../../src/rules/playback/captions/cue-place.ts';

const plain: CueSettings = { line: 'auto', snapToLines: true, lineAlign: 'start', position: 'auto', positionAlign: 'auto', align: 'center', size: 100, vertical: '' };
const [english, arabic] = ['Hello', 'مرحبا'];

test.each<[what: string, settings: Partial<CueSettings>, text: string, place: CuePlace]>([
  ['no wish', {}, english, { vertical: '', start: 0, size: 100, align: 'center' }],
  ['the last line', { line: -1 }, english, { vertical: '', start: 0, size: 100, align: 'center' }],
  ['the first line', { line: 0 }, english, { vertical: '', start: 0, size: 100, align: 'center', line: { unit: 'lines', at: 0, shift: 0 } }],
  ['a line from the end', { line: -3 }, english, { vertical: '', start: 0, size: 100, align: 'center', line: { unit: 'lines', at: -3, shift: 0 } }],
  ['a tenth from above', { line: 10, snapToLines: false }, english, { vertical: '', start: 0, size: 100, align: 'center', line: { unit: 'percent', at: 10, shift: 0 } }],
  ['the middle around a point', { line: 50, snapToLines: false, lineAlign: 'center' }, english, { vertical: '', start: 0, size: 100, align: 'center', line: { unit: 'percent', at: 50, shift: 50 } }],
  ['a line number is not shifted', { line: 2, lineAlign: 'end' }, english, { vertical: '', start: 0, size: 100, align: 'center', line: { unit: 'lines', at: 2, shift: 0 } }],
  ['the left half', { align: 'start', size: 50 }, english, { vertical: '', start: 0, size: 50, align: 'start' }],
  ['the start of Arabic is at the right', { align: 'start', size: 50 }, arabic, { vertical: '', start: 50, size: 50, align: 'end' }],
  ['left is left in Arabic', { align: 'left', size: 50 }, arabic, { vertical: '', start: 0, size: 50, align: 'start' }],
  ['the end', { align: 'end', size: 40 }, english, { vertical: '', start: 60, size: 40, align: 'end' }],
  ['around a fifth, as wide as fits', { position: 20 }, english, { vertical: '', start: 0, size: 40, align: 'center' }],
  ['from a fifth on', { position: 20, positionAlign: 'line-left' }, english, { vertical: '', start: 20, size: 80, align: 'center' }],
  ['up to a fifth', { position: 20, positionAlign: 'line-right', size: 10 }, english, { vertical: '', start: 10, size: 10, align: 'center' }],
  ['upright, from the right', { vertical: 'rl', line: 0 }, english, { vertical: 'rl', start: 0, size: 100, align: 'center', line: { unit: 'lines', at: 0, shift: 0 } }],
  ['upright without a line', { vertical: 'lr' }, english, { vertical: 'lr', start: 0, size: 100, align: 'center' }],
  ['a word that is no direction', { vertical: 'sideways' }, english, { vertical: '', start: 0, size: 100, align: 'center' }],
])('%s', (_what, settings, text, place) => {
  expect(cuePlace({ ...plain, ...settings }, text)).toEqual(place);
});

test.each([[english, false], [arabic, true], ['— שלום', true], ['<i>مرحبا</i>', true], ['123 مرحبا', true], ['Hi مرحبا', false], ['123', false], ['', false]])('%j runs from right to left: %s', (text, is) => {
  expect(isRightToLeft(text)).toBe(is);
});
