import { expect, it } from 'vitest';
import { renderMarkdown } from '../../../plugins/docs/render-markdown.ts';

const render = (markdown: string) => renderMarkdown(markdown, (code) => `[${code}]`, (href) => href.replace('.md', ''));

it('gives a heading the anchor that is written at it, or one of its words, each once', () => {
  const { headings, html } = render('## A sandbox {#sandbox}\n\n## What *else*?\n\n### What else');
  expect(headings).toEqual([{ id: 'sandbox', level: 2, text: 'A sandbox' }, { id: 'what-else', level: 2, text: 'What else?' }, { id: 'what-else-2', level: 3, text: 'What else' }]);
  expect(html).toContain('<h2 id="sandbox">A sandbox</h2>');
});

it('shows markup as text', () => {
  expect(render('<script>alert(1)</script> and `<b>`').html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; and <code>&lt;b&gt;</code></p>\n');
});

it('leads links where the site has them, and names them', () => {
  expect(render('See [events](events.md).')).toMatchObject({ links: ['events'], html: '<p>See <a href="events">events</a>.</p>\n' });
});

it('names code by its title or its language, and refuses a language without colours', () => {
  expect(render('```html run title="A <page>"\n<p>\n```').html).toContain('<figcaption>A &lt;page&gt;</figcaption><pre tabindex="0" role="group" aria-label="A &lt;page&gt;"><code>[<p>]</code>');
  expect(render('```sh\nnpm test\n```').html).toContain('<figcaption>Shell</figcaption>');
  expect(() => render('```cobol\nSTOP RUN.\n```')).toThrow('cobol');
});

it('tells the words under each heading, code among them', () => {
  expect(render('First.\n\n## One\n\nWords.\n\n```sh\nnpm test\n```\n\n## Two').texts).toEqual([{ id: '', title: '', text: 'First.' }, { id: 'one', title: 'One', text: 'Words. npm test' }, { id: 'two', title: 'Two', text: '' }]);
});

it('gives a row that begins with a name an anchor, by which it is found', () => {
  const { html, texts } = render('## Attributes\n\n| Attribute | Says |\n|---|---|\n| `start-at` `number` | Seconds |\n| others | Words |');
  expect(html).toContain('<tr id="attributes-start-at">');
  expect(texts.slice(1)).toEqual([{ id: 'attributes', title: 'Attributes', text: 'Attribute Says others Words' }, { id: 'attributes-start-at', title: 'start-at', under: 'Attributes', text: 'start-at number Seconds' }]);
});
