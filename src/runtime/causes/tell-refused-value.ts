import { tellCause } from './tell-cause.ts';

/** A value that an element does not take. @param attribute as HTML writes it */
export function tellRefusedValue(element: Element, attribute: string, given: unknown): void {
  const [tag, value, elements] = [element.localName, JSON.stringify(given) ?? String(given), [element]];
  if (attribute === 'locale') tellCause('language-unreadable', { where: `<${tag}> locale`, value }, { elements });
  else tellCause('value-refused', { tag, attribute, value }, { elements });
}
