import { expect, it } from 'vitest';
import { readPage } from '../../../plugins/docs/read-page.ts';

const listed = { path: 'theming', source: 'widgets/theming.md' };

it('takes title and description from the first heading and the first sentence', () => {
  expect(readPage(listed, 'Look', '# Theming\n\nSet `--footlight-primary`, on [any](x.md) ancestor. More follows.\n')).toMatchObject({ title: 'Theming', description: 'Set --footlight-primary, on any ancestor.', section: 'Look', body: expect.not.stringContaining('# Theming') as string });
});

it('takes them from front matter where there is some', () => {
  expect(readPage(listed, 'Look', '---\ntitle: "Colours"\ndescription: What can be set.\n---\n\nText.')).toMatchObject({ title: 'Colours', description: 'What can be set.', body: 'Text.' });
});

it('refuses a page without a title', () => {
  expect(() => readPage(listed, 'Look', 'Words alone.')).toThrow('widgets/theming.md has no title');
});
