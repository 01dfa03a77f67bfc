import { longestListName } from '../../contracts/lists/own-lists.ts';
import type { LabelKey } from '../realm/fallback-texts.ts';

/** How long a name is: in characters as people count most of them, without spaces around. */
export const nameLength = (name: string): number => [...name.trim()].length;

/** Whether it can be saved. @source spec 1 §5 "the Save button is disabled while the name is empty" */
export const isNameGiven = (name: string): boolean => nameLength(name) > 0;

export const isNameLong = (name: string): boolean => nameLength(name) > longestListName;

/** The words for every refusal of the platform. @source spec 1 §5, §8 "a duplicate shows duplicatedItemMessage; a too-long name shows '{hash}'" */
const words: Readonly<Record<string, LabelKey>> = {
  'watchlist-name-too-long': 'watchlistNameTooLong',
  'watchlist-item-duplicated': 'duplicatedItemMessage',
  'watchlist-full': 'listFull',
  'too-many-watchlists': 'tooManyLists',
  'watchlist-not-found': 'listGone',
  notWhileImpersonating: 'notWhileImpersonating',
  unreachable: 'listOffline',
};

/** What to say of a failed change. @source spec 1 §5 "otherwise a generic error" */
export function listProblem(failure: unknown): LabelKey {
  const code = typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : '';
  return Object.hasOwn(words, code) ? words[code]! : 'listActionFailed';
}
