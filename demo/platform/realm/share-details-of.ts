import type * as z from 'zod/mini';
import type { shareDetails } from '../../../src/contracts/catalogue/share-details.ts';
import type { Caller } from '../server/request-caller.ts';

/** How the tenant wants its titles to be shared. @source spec 1 §3 "Share details" */
export const shareDetailsOf = ({ context, realm }: Caller): z.input<typeof shareDetails> => ({
  universalLink: `${context.settingsOf(realm.realm)?.origin ?? ''}/{path}`,
  trackingConfiguration: [
    { name: 'utm_source', value: 'share' },
    ...(['NATIVE', 'COPY', 'EMAIL', 'QR'] as const).map((way) => ({ name: 'utm_medium', value: way.toLowerCase(), way })),
  ],
});
