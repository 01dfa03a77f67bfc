import type * as z from 'zod/mini';
import { frameMethods } from './frame/frame-methods.ts';
import type { MethodShape } from './method-shape.ts';
import { playerMethods } from './player/player-methods.ts';

const table = { ...playerMethods, ...frameMethods };

export type MethodName = keyof typeof table;
export type MethodInput<M extends MethodName> = z.output<(typeof table)[M]['input']>;
export type MethodOutput<M extends MethodName> = z.output<(typeof table)[M]['output']>;

/**
 * Everything a host page can ask, by name.
 *
 * The table has no prototype: `constructor` and `__proto__` are names like any other, and no method has them.
 *
 * @source spec 1 §6; names and shapes chosen: the words of HTML's media element where it has one
 */
export const methods: Readonly<typeof table> = Object.freeze(
  Object.assign(Object.create(null) as typeof table, table),
);

export const isMethodName = (name: string): name is MethodName => Object.hasOwn(methods, name);
export const shapeOfMethod = (name: MethodName): MethodShape => methods[name];
export const methodNames = Object.keys(table) as readonly MethodName[];
