import type { Destination } from '../../../routing/destination.ts';
import { carriedQuery, signInDestination } from '../sign-in-return.ts';

/** The sign-up page, with the query that leads back to the current page. */
export function signUpDestination(here: Parameters<typeof signInDestination>[0]): Destination {
  const { query = {} } = signInDestination(here);
  const { entryPage: _itself, ...carried } = carriedQuery(query);
  return { name: 'signup', ...(Object.keys(carried).length > 0 ? { query: carried } : {}) };
}
