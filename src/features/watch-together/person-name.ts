import type { Label } from '../../binding/use-label.ts';

/** What somebody in a room is called here: a child's profile has no name there. */
export const personName = (label: Label, name: string): string => (name === '' ? label('togetherUnnamed') : name);
