import type { Label } from '../../binding/use-label.ts';

/** The name of a person in a room: a child's profile has none. */
export const personName = (label: Label, name: string): string => (name === '' ? label('togetherUnnamed') : name);
