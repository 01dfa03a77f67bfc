/** Every way to let time pass; a timer without a delay only lets other tasks run. */
const waits = [
  'CallExpression:matches([callee.name="setTimeout"], [callee.property.name="setTimeout"])[arguments.1][arguments.1.value!=0]',
  'CallExpression[callee.name="promisify"][arguments.0.name="setTimeout"]',
  'CallExpression[callee.property.name="waitForTimeout"]',
  'CallExpression[callee.object.name="scheduler"][callee.property.name="wait"]',
  'CallExpression[callee.property.name="advanceTimersByTimeAsync"][arguments.0.value=0]',
  ':matches(ImportDeclaration, ImportExpression)[source.value=/^(node:)?timers.promises$/]',
];

const markup = '/^(innerHTML|outerHTML|insertAdjacentHTML)$/';

/** Every way to write markup, by name, by a text in brackets, taken out of an element, and by React. */
const writtenMarkup = [
  `MemberExpression[computed=false][property.name=${markup}]`, `MemberExpression[computed=true][property.value=${markup}]`,
  `ObjectPattern > Property[key.name=${markup}]`, 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
];

const reads = '/^(jwtVerify|jwtDecrypt|compactVerify|flattenedVerify|generalVerify|decodeJwt|UnsecuredJWT)$/';

/** Every way to what reads a token: its name, the package whole, and the package loaded later or handed on; and to access tokens past their verifier. */
const readTokens = [
  'ImportDeclaration[source.value=/access-token.ts$/] > ImportSpecifier[imported.name="verifyToken"]',
  `ImportDeclaration[importKind!="type"][source.value=/^jose/] > ImportSpecifier[importKind!="type"][imported.name=${reads}]`,
  `ExportNamedDeclaration[source.value=/^jose/] > ExportSpecifier[local.name=${reads}]`,
  ':matches(ImportDeclaration[source.value=/^jose/] > :matches(ImportNamespaceSpecifier, ImportDefaultSpecifier), ExportAllDeclaration[source.value=/^jose/], ImportExpression[source.value=/^jose/])',
];

/** Every way to read the address of a request. */
const bareAddresses = [
  'MemberExpression[computed=false][property.name=/^(ip|ips|remoteAddress)$/]', 'MemberExpression[computed=true][property.value=/^(ip|ips|remoteAddress)$/]',
  'ObjectPattern > Property[key.name=/^(ip|ips|remoteAddress)$/]',
];

const rule = (selectors, message) => ({
  create: (context) => Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

/** Whether a condition holds `Object.hasOwn(name, …)`. */
function guards(condition, name) {
  if (condition.type === 'LogicalExpression') return guards(condition.left, name) || guards(condition.right, name);
  return condition.type === 'CallExpression' && condition.callee.property?.name === 'hasOwn' && condition.arguments[0]?.name === name;
}

/** Whether a node stands under such a condition. */
function isGuarded(node, name) {
  for (let at = node; at; at = at.parent) {
    const condition = at.type === 'ConditionalExpression' || at.type === 'IfStatement' ? at.test : at.type === 'LogicalExpression' ? at.left : undefined;
    if (condition && guards(condition, name)) return true;
  }
  return false;
}

const isTable = (annotation) => {
  const type = annotation?.typeName?.name === 'Readonly' ? annotation.typeArguments?.params[0] : annotation;
  return type?.typeName?.name === 'Record' && type.typeArguments?.params[0]?.type === 'TSStringKeyword';
};

/** A table by any text, as a plain object: `table[key]` finds what every object inherits, such as `constructor`. */
const noTableLookup = {
  create(context) {
    const tables = new Set();
    const lookups = [];
    return {
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator': ({ id }) => { if (isTable(id.typeAnnotation?.typeAnnotation)) tables.add(id.name); },
      'MemberExpression[computed=true][object.type="Identifier"][property.type!="Literal"]': (node) => lookups.push(node),
      'Program:exit'() {
        for (const node of lookups) if (tables.has(node.object.name) && !isGuarded(node, node.object.name)) context.report({ node, message: 'A key of a caller finds what every object inherits: a Map, or Object.hasOwn.' });
      },
    };
  },
};

/** The linter's rules that are this project's own. */
export default {
  meta: { name: 'footlight' },
  rules: {
    'no-waits': rule(waits, 'A test waits for a fact or moves a clock; `settled` waits for modules too.'),
    'no-table-lookup': noTableLookup,
    'no-token-reading': rule(readTokens, 'A token of ours is read by verifyOwnJwt, an access token by the token verifier; one of another issuer in a file that .oxlintrc.json names.'),
    'no-bare-address': rule(bareAddresses, 'A visitor of IPv6 has 2^64 addresses: count `visitorNetwork`.'),
    'no-markup': rule(writtenMarkup, 'Text, never markup: Trusted Types are on.'),
  },
};
