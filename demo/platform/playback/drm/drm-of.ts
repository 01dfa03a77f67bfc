import type * as z from 'zod/mini';
import type { drm } from '../../../../src/contracts/playback/stream.ts';
import type { Caller } from '../../server/request-caller.ts';
import type { Protection } from '../title-extras.ts';
import { licenceToken } from './licence-token.ts';

/** chosen: as long as a lease, with which it is renewed */
export const tokenLifeMs = 15 * 60_000;

/** How a viewer's player gets the key of a title. @param lease of the session that watches; absent for a free title @returns undefined where no key system is needed */
export async function drmOf({ context, realm: { realm }, now }: Caller, { id, lease }: { id: string; lease?: string | undefined }, protection: Protection | undefined, refused = false): Promise<z.input<typeof drm> | undefined> {
  if (protection !== 'cenc' && protection !== 'cbcs') return undefined;
  return {
    jwtToken: await licenceToken(context.keys.address, { realm, cid: id, lease, refused }, now + tokenLifeMs),
    url: `${context.origins.media}/licence/clearkey`,
    encryptionMode: protection === 'cenc' ? 'CTR' : 'CBC',
    keySystems: ['org.w3.clearkey'],
  };
}
