import type * as z from 'zod/mini';
import type { drm } from '../../../../src/contracts/playback/stream.ts';
import type { Caller } from '../../server/request-caller.ts';
import type { Protection } from '../title-extras.ts';
import { licenceToken } from './licence-token.ts';

/** chosen: a key is asked for at the beginning, and again by whoever comes back to a film */
const tokenLifeMs = 4 * 3_600_000;

/** How a viewer's player gets the key of a title. @returns undefined where no key system is needed */
export async function drmOf({ context, now }: Caller, contentId: string, protection: Protection | undefined, refused = false): Promise<z.input<typeof drm> | undefined> {
  if (protection !== 'cenc' && protection !== 'cbcs') return undefined;
  return {
    jwtToken: await licenceToken(context.keys.address, { cid: contentId, refused }, now + tokenLifeMs),
    url: `${context.origins.media}/licence/clearkey`,
    encryptionMode: protection === 'cenc' ? 'CTR' : 'CBC',
    keySystems: ['org.w3.clearkey'],
  };
}
