/** A property as an attribute writes it: objects as JSON; undefined where the attribute is left out. */
function attributeText(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  // Controls are there unless they are refused; every other switch is off unless it is there.
  if (value === false) return name === 'controls' ? 'false' : undefined;
  if (value === true) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
}

/**
 * An element's own properties as HTML spells them, so that a server writes what a browser reads: `startAt: 12` is `start-at="12"`.
 *
 * @param names the properties that become attributes; whatever else is given stays as it is
 */
export function writtenAttributes(names: readonly string[], given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => (names.includes(name)
    ? [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), attributeText(name, value)]
    : [name, value])));
}
