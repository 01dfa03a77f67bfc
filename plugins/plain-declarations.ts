import ts from 'typescript';

const oneLine = 100;
const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias | ts.NodeBuilderFlags.MultilineObjectLiterals;

/** A stretch of text and what takes its place. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

type Order = 'written' | 'named';

/**
 * A declaration file without schemas: each schema's type becomes the shape that it describes.
 *
 * Partners then read plain shapes and need no package of ours, and a change of a shape is a change of one line.
 *
 * @param order of a shape's fields: `named` where several hundred shapes are read at once, which the compiler then orders otherwise from run to run
 * @param path where the text would lie, so that its packages are found; the file itself is not read
 */
export function plainDeclarations(path: string, text: string, order: Order = 'written'): string {
  const { source, checker } = parsed(path, text);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const edit = editOf(node, source, checker, order);
    if (edit) edits.push(edit);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return edits.reverse().reduce((whole, { start, end, text: plain }) => whole.slice(0, start) + plain + whole.slice(end), text).trimStart();
}

function parsed(path: string, text: string): { source: ts.SourceFile; checker: ts.TypeChecker } {
  const options: ts.CompilerOptions = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, target: ts.ScriptTarget.ES2022, strict: true, skipLibCheck: true, noEmit: true };
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) => (name === path ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) : getSourceFile(name, ...rest));
  host.fileExists = (name) => name === path || fileExists(name);
  host.readFile = (name) => (name === path ? text : readFile(name));
  const program = ts.createProgram([path], options, host);
  const source = program.getSourceFile(path);
  if (!source) throw new Error(`${path} could not be parsed`);
  return { source, checker: program.getTypeChecker() };
}

function editOf(node: ts.Node, source: ts.SourceFile, checker: ts.TypeChecker, order: Order): Edit | undefined {
  const replace = (by: string): Edit => ({ start: node.getStart(source), end: node.end, text: by });
  if (ts.isImportDeclaration(node) && /^["']zod/.test(node.moduleSpecifier.getText(source))) return replace('');
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const name = node.typeName.getText(source);
  const [inner] = node.typeArguments ?? [];
  if (/^z\.(?:infer|output)$/.test(name) && inner) return replace(inner.getText(source));
  if (!/^z\.ZodMini/.test(name)) return undefined;
  return replace(indented(shapeOf(node, checker, order), indentAt(node, source)));
}

/** What a schema's parse gives. */
function shapeOf(node: ts.TypeNode, checker: ts.TypeChecker, order: Order): string {
  const output = ['_zod', 'output'].reduce<ts.Type | undefined>((type, key) => {
    const property = type && checker.getPropertyOfType(type, key);
    return property && checker.getTypeOfSymbolAtLocation(property, node);
  }, checker.getTypeFromTypeNode(node));
  if (!output) throw new Error(`No shape found for ${node.getText()}`);
  const shape = checker.typeToTypeNode(output, undefined, flags);
  if (!shape) throw new Error(`${node.getText()} cannot be written`);
  const text = ts.createPrinter().printNode(ts.EmitHint.Unspecified, inOrder(shape, order), node.getSourceFile());
  const short = text.replace(/\s*\n\s*/g, ' ');
  return short.length <= oneLine ? short : text;
}

/** The compiler's own order of a union's members differs from run to run. */
function inOrder(shape: ts.TypeNode, order: Order): ts.TypeNode {
  const result = ts.transform(shape, [(context) => {
    const visit = (node: ts.Node): ts.Node => {
      const inner = ts.visitEachChild(node, visit, context);
      if (ts.isTypeLiteralNode(inner) && order === 'named') return ts.factory.updateTypeLiteralNode(inner, ts.factory.createNodeArray([...inner.members].sort(byName)));
      return ts.isUnionTypeNode(inner) ? ts.factory.updateUnionTypeNode(inner, ts.factory.createNodeArray([...inner.types].sort(byText))) : inner;
    };
    return (root) => ts.visitNode(root, visit, ts.isTypeNode);
  }]);
  return result.transformed[0] ?? shape;
}

const nameOf = ({ name }: ts.TypeElement): string => (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '');
const byName = (one: ts.TypeElement, other: ts.TypeElement): number => (nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other)));

/** Literals by their text, everything else behind them as it stands, so that `null` stays last. */
function byText(one: ts.TypeNode, other: ts.TypeNode): number {
  const [a, b] = [one, other].map((node) => (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined));
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a < b ? -1 : Number(a > b);
}

const indented = (text: string, indent: string): string => text.replace(/\n/g, `\n${indent}`);

function indentAt(node: ts.Node, source: ts.SourceFile): string {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return /^\s*/.exec(source.text.slice(source.getPositionOfLineAndCharacter(line, 0)))?.[0] ?? '';
}
