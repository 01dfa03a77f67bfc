import { createDecipheriv, createHash } from 'node:crypto';
import { pairwiseKeyOf } from '../identity/viewer-id.ts';
import type { PlatformKeys } from '../server/platform-keys.ts';

const partnerListId = /^wp\.([\w-]{40,})$/;
const [nonceBytes, tagBytes] = [12, 16];

/** Whether an id is one that a partner's page was given: it means a list to its own viewer alone. */
export const isPartnerListId = (id: string): boolean => partnerListId.test(id);

/** Whose list it is. */
interface ListViewer { context: { keys: PlatformKeys }; realm: { realm: string }; user: { pro: { id: string } } }

/**
 * The platform's own id of a list. Partners' pages name it by an id for their origin, which the viewer's browser made: `src/session/pairwise-list-id.ts`.
 *
 * @returns any other id, and another viewer's, as it is
 */
export function ownListId({ context: { keys }, realm: { realm }, user }: ListViewer, id: string): string {
  const [, sealed] = partnerListId.exec(id) ?? [];
  if (sealed === undefined) return id;
  const bytes = Buffer.from(sealed, 'base64url');
  const secret = createHash('sha256').update(JSON.stringify([pairwiseKeyOf(keys.viewer, realm, user.pro.id), 'lists'])).digest();
  const cipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  try {
    cipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([cipher.update(bytes.subarray(nonceBytes, -tagBytes)), cipher.final()]).toString('utf8');
  } catch {
    return id;
  }
}
