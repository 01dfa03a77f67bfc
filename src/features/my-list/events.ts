import type { AccessRequest } from '../../parts/access/access-request.ts';

/** Events of my list. */
export interface MyListEvents {
  'list-loaded': { count: number };
  'load-failed': { code: string };
  /** The viewer took a title out of one of their lists, or put it back. */
  'list-changed': { id: string; item: string; change: 'added' | 'removed' };
  'favourite-changed': { id: string; favourite: boolean };
  /** A guest wants to sign in; cancelable: prevent it to show your own way. */
  'sign-in-required': AccessRequest;
}
