import { expect, it } from 'vitest';
import { filledIn, type Filling } from '../../../plugins/docs/filled-in.ts';

const filling: Filling = {
  manifest: {
    schemaVersion: '1.0.0',
    modules: [{
      kind: 'javascript-module', path: 'x', exports: [], declarations: [{
        kind: 'class', customElement: true, name: 'Row', tagName: 'footlight-row', description: 'A row.',
        attributes: [{ name: 'bucket', description: 'the row' }],
        members: [{ kind: 'field', name: 'size', description: 'How many', type: { text: 'number | undefined' }, readonly: true }, { kind: 'method', name: 'seek', description: '', type: { text: '(to: number) => Promise<void>' } }],
        events: [{ name: 'footlight-done', description: 'it is over', type: { text: 'CustomEvent<null>' } }], cssParts: [], cssProperties: [],
      }],
    }],
  },
  hostPage: () => '<p>Words</p>\n<script src="{{embed}}/embed/loader.js"></script>\n<footlight-row bucket="{{bucket}}"></footlight-row>',
};

it('writes an element’s tables, without those that would be empty', () => {
  const text = filledIn('<!-- element: footlight-row -->', filling);
  expect(text).toContain('## Attributes\n\n| Attribute | What it says |\n|---|---|\n| `bucket` | The row. |');
  expect(text).toContain('| `size` `number \\| undefined` | How many. Read only. |');
  expect(text).toContain('| `seek(to: number)` `Promise<void>` |  |');
  expect(text).toContain('| `footlight-done` `no detail` | It is over. |');
  expect(text).not.toContain('## Parts');
});

it('shows the part of a host page that holds the element, as partners write it', () => {
  expect(filledIn('<!-- live: row.html -->', filling)).toBe('```html live="row.html"\n<script src="https://watch.example.com/embed/loader.js"></script>\n<footlight-row bucket="featured"></footlight-row>\n```');
});

it('lists the elements, leaves other comments out, and code alone', () => {
  expect(filledIn('<!-- elements -->\n<!-- a note -->\n```html\n<!-- kept -->\n```', filling)).toBe('- [`<footlight-row>`](/elements/row): A row.\n\n```html\n<!-- kept -->\n```');
});

it('refuses an element that there is not', () => {
  expect(() => filledIn('<!-- element: footlight-door -->', filling)).toThrow('footlight-door');
});
