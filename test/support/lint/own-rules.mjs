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

const rule = (selectors, message) => ({
  create: (context) => Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

/** The linter's rules that are this project's own. */
export default {
  meta: { name: 'footlight' },
  rules: {
    'no-waits': rule(waits, 'A test waits for a fact or moves a clock; `settled` waits for modules too.'),
    'no-markup': rule(writtenMarkup, 'Text, never markup: Trusted Types are on.'),
  },
};
