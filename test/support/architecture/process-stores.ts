import ts from 'typescript';

const collections = new Set(['Map', 'Set', 'LRUCache']);
const growing = new Set(['set', 'add', 'push', 'unshift']);

const isCollection = (node: ts.Expression | undefined): node is ts.Expression => !!node
  && ((ts.isNewExpression(node) && ts.isIdentifier(node.expression) && collections.has(node.expression.text)) || ts.isArrayLiteralExpression(node)
    || (ts.isObjectLiteralExpression(node) && node.properties.length === 0));

const isFunction = (node: ts.Node): boolean => ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node);

/** Whether something within a node adds to the collection of this name. */
function grows(node: ts.Node, name: string): boolean {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && growing.has(node.expression.name.text)) {
    const of = node.expression.expression;
    if ((ts.isIdentifier(of) && of.text === name) || (ts.isPropertyAccessExpression(of) && of.name.text === name)) return true;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken && ts.isElementAccessExpression(node.left) && node.left.expression.getText() === name) return true;
  return ts.forEachChild(node, (child) => grows(child, name) || undefined) ?? false;
}

/** Functions that a function hands out or declares, which live on after it. */
function livingOn(body: ts.Node, isReturned = false): ts.Node[] {
  const found: ts.Node[] = [];
  ts.forEachChild(body, (child) => {
    if (ts.isFunctionDeclaration(child) || (isFunction(child) && isReturned)) found.push(child);
    else if (!isFunction(child)) found.push(...livingOn(child, (isReturned && !ts.isCallExpression(child)) || ts.isReturnStatement(child)));
  });
  return found;
}

function bodyAround(node: ts.Node): ts.Node | undefined {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) if (isFunction(at)) return at;
  return undefined;
}

/** A collection that outlives the function it is made in, and grows. */
function isStore(node: ts.VariableDeclaration | ts.PropertyDeclaration): boolean {
  if (!isCollection(node.initializer)) return false;
  const name = node.name.getText();
  const around = ts.isPropertyDeclaration(node) ? node.parent : bodyAround(node);
  if (!around) return grows(node.getSourceFile(), name);
  return ts.isPropertyDeclaration(node) ? grows(around, name) : livingOn(around).some((each) => grows(each, name));
}

/**
 * Names every collection of a source that lives longer than a call and grows: in the module, in an object, in a function that hands out functions.
 * A cache of the package is one wherever it is made.
 */
export function processStores(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) && isStore(node)) found.push(`${path} ${node.name.getText()}`);
    else if (ts.isNewExpression(node) && node.expression.getText() === 'LRUCache') found.push(`${path} LRUCache`);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
