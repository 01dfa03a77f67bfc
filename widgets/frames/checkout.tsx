import { Checkout } from '../../src/features/checkout/checkout.tsx';
import { contentOf } from '../element/content-reference.ts';
import { checkoutMessages, sendToPage } from '../framing/frame-messages.ts';
import { checkoutPermissions } from './missing-permissions.ts';
import { mountFrame } from './mount-frame.tsx';

/** Checkout as a frame: the bank card is typed on its provider's origin, the page receives only what was bought. */
void mountFrame(({ runtime, params, server }) => (
  <Checkout
    licenceIds={params.get('licences')?.split(' ')}
    contentId={contentOf(params.get('content'))?.id}
    sandboxHint={runtime.settings.flags.sandboxPayments}
    emit={sendToPage(server, checkoutMessages)}
  />
), { permissions: checkoutPermissions });
