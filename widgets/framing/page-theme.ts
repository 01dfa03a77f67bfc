import { themeTokenNames } from '../../bridge/contract/frame/theme-tokens.ts';

/** The theme tokens that a page set on an element or its ancestors. They do not inherit into a frame. */
export function themeOf(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  const set = themeTokenNames.map((name) => [name, style.getPropertyValue(name).trim()] as const);
  return Object.fromEntries(set.filter(([, value]) => value !== ''));
}

/**
 * Calls back when a token changes for this element, whatever rule, class or preference changed it. @returns stop
 *
 * chosen: a transition of the tokens themselves, since nothing else tells that a computed style changed; where a browser
 * animates no such property, the theme stays as it was when the frame was made
 */
export function followTheme(element: HTMLElement, changed: () => void): () => void {
  const hear = ({ propertyName }: TransitionEvent) => {
    if (themeTokenNames.includes(propertyName)) changed();
  };
  element.style.transition = themeTokenNames.map((name) => `${name} 1ms allow-discrete`).join(', ');
  element.addEventListener('transitionend', hear);
  return () => element.removeEventListener('transitionend', hear);
}
