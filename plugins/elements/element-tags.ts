import ts from 'typescript';

/** One line of an element's tags: `@attr start-at - seconds` has the name `start-at`. */
export interface TagLine {
  name: string;
  description: string;
}

/** What stands above an element's definition. */
export interface ElementTags {
  description: string;
  attributes: TagLine[];
  events: TagLine[];
  parts: TagLine[];
  properties: TagLine[];
}

/**
 * Reads the comment above the call of `defineWidget`.
 *
 * @throws when the file has none
 */
export function readElementTags(file: string, text: string): ElementTags {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const definition = source.statements.find((statement) => ts.isVariableStatement(statement) && statement.getText(source).includes('defineWidget('));
  const comment = definition && ts.getJSDocCommentsAndTags(definition).find(ts.isJSDoc);
  if (!comment) throw new Error(`${file}: nothing stands above its definition`);
  const lines = (tag: string) => (comment.tags ?? []).filter(({ tagName }) => tagName.text === tag).map((line) => tagLine(line.getText(source), tag));
  return {
    description: ts.getTextOfJSDocComment(comment.comment)?.trim() ?? '',
    attributes: lines('attr'), events: lines('fires'), parts: lines('csspart'), properties: lines('cssproperty'),
  };
}

/** A tag's own text goes to the next tag, with the stars of the comment in it. */
function tagLine(text: string, tag: string): TagLine {
  const [, name = '', description = ''] = /^(\S+)\s+-\s+(.*)$/s.exec(text.replace(`@${tag}`, '').replace(/\s*\n\s*\*?\s*/g, ' ').trim()) ?? [];
  return { name, description };
}
