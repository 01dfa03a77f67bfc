const physical = ['margin', 'padding', 'border'].flatMap((name) => ['left', 'right', 'top', 'bottom'].map((side) => `${name}-${side}`));

/** Sheets that turn with the language: logical properties only, and nothing that a shadow root ignores. */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    'property-disallowed-list': [...physical, 'left', 'right', 'top', 'bottom', 'float', 'clear', /^border-(?:left|right|top|bottom)-/, /^border-(?:top|bottom)-(?:left|right)-radius$/, /^scroll-(?:margin|padding)-(?:left|right)$/],
    'declaration-property-value-disallowed-list': { 'text-align': ['left', 'right'], '/^(?:margin|padding|inset)$/': [/^[^\s()]+\s[^\s()]+\s[^\s()]+\s[^\s()]+$/] },
    'at-rule-disallowed-list': ['property', 'import'],
    'custom-property-pattern': '^(?:fl|footlight)-[a-z0-9-]+$',
    'selector-class-pattern': null,
    'no-descending-specificity': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'declaration-block-single-line-max-declarations': null,
    'value-keyword-case': null,
    'media-feature-range-notation': null,
    'no-duplicate-selectors': null,
  },
  overrides: [{ files: ['demo/**/*.css'], rules: { 'custom-property-pattern': null } }],
};
