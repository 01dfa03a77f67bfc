import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const written = ['src', 'widgets', 'bridge', 'demo', 'plugins'];
const foldered = ['src', 'widgets', 'demo/platform'];

/** Lengths of files and functions, the count of `any`, and how many files each folder holds. */
export function measureSources() {
  const sources = written.flatMap(filesIn);
  const tests = filesIn('test');
  return {
    files: sources.map(({ path, text }) => ({ name: path, lines: linesOf(text) })),
    functions: sources.flatMap(functionsIn),
    anys: [...sources, ...tests].flatMap(anysIn),
    folders: foldersIn(foldered),
  };
}

const linesOf = (text) => text.trimEnd().split('\n').length;

/** How many source and sheet files lie in each folder itself, subfolders and declarations left out. */
function foldersIn(roots) {
  const counts = new Map();
  const paths = roots.flatMap((root) => readdirSync(root, { recursive: true }).map((name) => join(root, name)));
  for (const path of paths.filter((name) => /\.(?:tsx?|css)$/.test(name) && !name.endsWith('.d.ts'))) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].map(([name, files]) => ({ name, files }));
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

function* nodesOf({ path, text }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const queue = [source];
  for (let node = queue.pop(); node; node = queue.pop()) {
    yield { node, source };
    ts.forEachChild(node, (child) => { queue.push(child); });
  }
}

function functionsIn(file) {
  const found = [];
  for (const { node, source } of nodesOf(file)) {
    if (!ts.isFunctionLike(node) || !node.body) continue;
    const line = (position) => source.getLineAndCharacterOfPosition(position).line;
    const start = line(node.getStart(source));
    found.push({ name: `${file.path}:${start + 1} ${nameOf(node, source)}`, lines: line(node.end) - start + 1 });
  }
  return found;
}

const nameOf = (node, source) => (node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined))?.getText(source) ?? '(unnamed)';

function anysIn(file) {
  const found = [];
  for (const { node, source } of nodesOf(file)) {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(`${file.path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`);
  }
  return found;
}
