/** Licences that ask a product for their words alone: each may be shipped with any product, open or closed. */
const PERMITTED = new Set(['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1', 'Unlicense', 'Zlib']);

/**
 * Whether a package under this licence may be shipped.
 *
 * @param expression as SPDX writes it: `MIT`, `(MIT OR GPL-3.0)`, `MIT AND Zlib`
 */
export function isPermittedLicence(expression: string): boolean {
  return withoutBrackets(expression).split(' OR ').some((choice) => choice.split(' AND ').every((licence) => PERMITTED.has(licence.trim())));
}

/** A choice inside of a demand is not read: `(MIT OR GPL-3.0) AND Zlib` is refused, as no package needs it. */
const withoutBrackets = (expression: string): string => expression.trim().replace(/^\(([^()]*)\)$/, '$1');
