import * as z from 'zod/mini';
import { readBy } from './read-by.ts';
import { report } from './report.ts';

/**
 * A list whose items are parsed one by one: a bad one is left out and reported, the others stay.
 *
 * A value that is not a list is refused. Input contracts use `z.array`, so that a caller is told of a bad item.
 *
 * @param place the contract and its field, for the report
 */
// @__NO_SIDE_EFFECTS__
export function listOf<T extends z.ZodMiniType>(place: string, item: T): z.ZodMiniType<z.output<T>[], z.input<T>[]> {
  return readBy((found: z.input<T>[]) => Array.isArray(found) ? found.flatMap((each) => {
    const { data, error } = z.safeParse(item, each);
    const issue = error?.issues[0];
    if (!issue) return [data as z.output<T>];
    report(place, `left out an item (${issue.path.join('.') || 'whole'}: ${issue.code})`);
    return [];
  }) : undefined);
}
