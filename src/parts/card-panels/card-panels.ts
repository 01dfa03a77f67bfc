import type { CardPanel } from './card-panel.ts';
import { programme } from './programme/programme.ts';

/** The panels that cards may have: a new one is a folder beside this and a line here. An item has the first that is for it. */
export const cardPanels: readonly CardPanel[] = [programme];
