import ts from 'typescript';

/** One way in which a file names another. */
export interface Import {
  specifier: string;
  kind: 'static' | 'type' | 'dynamic' | 're-export';
}

/** Every module that a file names, in whatever form: also in types, in re-exports, in workers and in calls. */
export function importsOf(path: string, text: string): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const one = importIn(node);
    if (one) found.push(one);
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(path, text));
  return found;
}

/** The parsed file, with parents set. */
export function sourceOf(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
}

function importIn(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node)) return named(node.moduleSpecifier, isTypeOnly(node) ? 'type' : 'static');
  if (ts.isExportDeclaration(node)) return named(node.moduleSpecifier, node.isTypeOnly ? 'type' : 're-export');
  if (ts.isExternalModuleReference(node)) return named(node.expression, 'static');
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? named(node.argument.literal, 'type') : undefined;
  if (ts.isCallExpression(node)) return loads(node) ? named(node.arguments[0], 'dynamic') : undefined;
  if (ts.isNewExpression(node) && isModuleAddress(node)) return named(node.arguments?.[0], 'dynamic');
  return undefined;
}

function named(node: ts.Node | undefined, kind: Import['kind']): Import | undefined {
  return node && ts.isStringLiteralLike(node) ? { specifier: node.text, kind } : undefined;
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = importClause.namedBindings;
  return !importClause.name && !!names && ts.isNamedImports(names) && names.elements.length > 0 && names.elements.every((name) => name.isTypeOnly);
}

function loads({ expression }: ts.CallExpression): boolean {
  return expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(expression) && expression.text === 'require');
}

/** `new URL('./worker.ts', import.meta.url)`; an address that is no source is no import. */
function isModuleAddress({ expression, arguments: given }: ts.NewExpression): boolean {
  const [target, base] = given ?? [];
  return ts.isIdentifier(expression) && expression.text === 'URL' && !!target && ts.isStringLiteralLike(target)
    && /\.tsx?$/.test(target.text) && base?.getText() === 'import.meta.url';
}
