import { expect, test } from 'vitest';
import { appearanceChoices } from '../../../src/rules/playback/captions/caption-appearance.ts';
import { captionTexts } from '../../../src/rules/realm/caption-texts.ts';

test('there is a word for each colour that captions can have', () => {
  expect(appearanceChoices.colour.map((colour) => `colour${colour.charAt(0).toUpperCase()}${colour.slice(1)}`).filter((key) => !(key in captionTexts))).toEqual([]);
});
