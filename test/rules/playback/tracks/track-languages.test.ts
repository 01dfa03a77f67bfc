import { expect, test } from 'vitest';
import { trackLanguages } from '../../../../src/rules/playback/tracks/track-languages.ts';

test.each([
  [['en', 'es'], undefined, 'en es pt ar fr de it'],
  [['ar', 'en-GB'], undefined, 'ar en es pt fr de it'],
  [['en'], 'ja', 'en es pt ar fr de it ja'],
  [['en'], 'es', 'en es pt ar fr de it'],
])('a site in %j, where %s was chosen, offers %s', (locales, kept, languages) => {
  expect(trackLanguages(locales, kept).join(' ')).toBe(languages);
});
