import MarkdownIt from 'markdown-it';
import { readFence, type Fence } from '../../plugins/docs/fence.ts';
import { readPages } from '../../plugins/docs/read-page.ts';

/** A piece of code of the documentation. */
export interface Snippet extends Fence {
  /** Where it stands: `widgets/elements.md, snippet 2`. */
  place: string;
  /** What its fence says beside its language. */
  info: string;
  code: string;
}

/** Every piece of code of every page, in reading order. */
export function docsSnippets(): Snippet[] {
  return readPages().flatMap(({ source, body }) => new MarkdownIt().parse(body, {})
    .filter(({ type }) => type === 'fence')
    .map(({ info, content }, index) => ({ ...readFence(info), place: `${source}, snippet ${index + 1}`, info, code: content })));
}
