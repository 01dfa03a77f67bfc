import * as z from 'zod/mini';
import { Checkout } from '../../src/features/checkout/checkout.tsx';
import { contentOf } from '../element/content-reference.ts';
import { mountFrame } from './mount-frame.tsx';

const purchased = z.object({ licenceIds: z.array(z.string()) });

/** Checkout as a frame: the card is typed on the platform's origin, the page hears only what was bought. */
void mountFrame(({ runtime, params, server }) => (
  <Checkout
    licenceIds={params.get('licences')?.split(' ')}
    contentId={contentOf(params.get('content'))?.id}
    sandboxHint={runtime.settings.flags.sandboxPayments}
    emit={(name, detail) => {
      if (name === 'sign-in-required') server.emit('accessrequired', { id: params.get('content') ?? 'checkout', kind: 'vod', need: 'sign-in' });
      const bought = z.safeParse(purchased, detail);
      if (name === 'purchased' && bought.success) server.emit('purchased', { ids: bought.data.licenceIds });
      return true;
    }}
  />
));
