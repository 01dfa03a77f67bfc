import type * as z from 'zod/mini';
import type { adUnit } from '../../../../src/contracts/playback/overlays.ts';
import type { ItemRow } from '../../db/tables/catalogue-tables.ts';
import type { Caller } from '../../server/request-caller.ts';

/** chosen: soon enough for somebody who tries the demo, after the film's first chapter */
const midRollSeconds = 20;

/** The demo's own advertising for a title: two VAST files, or one VMAP file with the same breaks. Its advertisers do not exist, and production has none of it. */
export function adUnitsOf({ context }: Caller, { id, extras }: ItemRow): z.input<typeof adUnit>[] {
  if (!context.demoMode) return [];
  const at = (file: string) => `${context.origins.media}/ads/${file}`;
  switch (extras.playback?.advertising) {
    case 'VAST': return [
      { id: `${id}-pre`, type: 'VAST', url: at('vast-pre.xml'), position: 'PRE' },
      { id: `${id}-mid`, type: 'VAST', url: at('vast-mid.xml'), position: 'MID', offset: midRollSeconds },
    ];
    case 'VMAP': return [{ id: `${id}-breaks`, type: 'VMAP', url: at('vmap.xml'), position: 'PRE' }];
    default: return [];
  }
}
