import { signal } from '@preact/signals-core';
import { recall, remember } from '../remembered.ts';

const NAME = 'character-keys';

/** Whether the viewer lets letters, digits and signs drive players: one choice for every player of the page. @source WCAG 2.1.4 */
export const characterKeys = signal(recall(NAME) !== 'off');

export function setCharacterKeys(on: boolean): void {
  characterKeys.value = on;
  remember(NAME, on ? 'on' : 'off');
}
