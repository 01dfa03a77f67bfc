import { type Signal, effect } from '@preact/signals-core';
import type { Adornment } from '../../bridge/contract/frame/adornment.ts';
import { themeTokenNames, type acceptTokens } from '../../bridge/contract/frame/theme-tokens.ts';
import type { Labels } from '../../src/store/realm/labels.ts';

/**
 * Gives this document the theme and the language that its host page asked for; what the page left out is the tenant's own.
 *
 * @param accept what is taken of the page's theme
 * @param direction what the page asked for, over the language's own
 * @returns the tokens that were left out
 */
export function applyAppearance({ tokens, locale, direction: asked }: Adornment, accept: typeof acceptTokens, labels: Labels, direction: Signal<Adornment['direction']>): string[] {
  const { tokens: taken, refused } = accept(tokens ?? {});
  const { style } = document.documentElement;
  for (const name of themeTokenNames) {
    const value = taken[name];
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
  endTransitions();
  direction.value = asked;
  if (locale && locale !== labels.locale.peek().locale) void labels.load(locale);
  return refused;
}

/** A new theme is there at once: a frame out of view stands still in the midst of a transition, between the colours of two themes. */
function endTransitions(): void {
  if (!('getAnimations' in document)) return;
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

/** Writes language and direction into the document, as long as it stands. */
export function followLanguage(labels: Labels, direction: Signal<Adornment['direction']>): void {
  effect(() => {
    const { locale, direction: own } = labels.locale.value;
    document.documentElement.lang = locale;
    document.documentElement.dir = direction.value ?? own;
  });
}
