import * as z from 'zod/mini';
import { Checkout } from '../../src/features/checkout/checkout.tsx';
import { contentOf } from '../content-reference.ts';
import { mountFrame } from './mount-frame.tsx';

const purchased = z.object({ licenceIds: z.array(z.string()) });

/** Checkout as a frame: the card is typed on the platform's origin, the page hears only what was bought. */
void mountFrame(({ params, server }) => (
  <Checkout
    licenceIds={params.get('licences')?.split(' ')}
    contentId={contentOf(params.get('content'))?.id}
    emit={(name, detail) => {
      const bought = z.safeParse(purchased, detail);
      if (name === 'purchased' && bought.success) server.emit('purchased', { ids: bought.data.licenceIds });
      return true;
    }}
  />
));
