import * as z from 'zod/mini';
import type { Emit } from '../src/binding/emit.ts';
import { useLabel } from '../src/binding/use-label.ts';
import { useSignal } from '../src/binding/use-signal.ts';
import type { CheckoutEvents } from '../src/features/checkout/events.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import { defineWidget } from './element/define-widget.ts';
import { contentOf, contentReference } from './element/content-reference.ts';
import { FrameBox } from './framing/frame-box.tsx';
import { checkoutMessages, emitFromFrame } from './framing/frame-messages.ts';
import { openSignIn } from './opening/open-sign-in.ts';
import { type commonProperties, property } from './element/property.ts';
import type { WidgetHost } from './element/widget-host.ts';
import { LatePart } from './starting/late-part.tsx';
import { WidgetRoot } from './element/widget-root.tsx';
import { withDefaults } from './element/with-defaults.ts';

const idList = z.optional(z.string().check(z.regex(/^[\w.:-]+( [\w.:-]+)*$/)));
const properties = { licences: property<string | undefined>(idList, undefined), content: contentReference() };
type CheckoutHost = WidgetHost<typeof properties & typeof commonProperties, CheckoutEvents>;

/** Drawn on the platform's own origin only: a partner's page never loads its code. */
const importCheckout = () => import('../src/features/checkout/checkout.tsx');

/**
 * Buying a licence. On a partner's page it is a frame of the platform. Bank cards are entered in a frame of their provider inside of it: no card number is typed into the page, nor told to the platform's.
 *
 * @attr licences - ids of the licences on offer, separated by spaces; all when absent
 * @attr content - the content to unlock, such as `vod:1001`; its licences are offered
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-purchased - detail.licenceIds are the viewer's now
 * @fires footlight-sign-in-required - a guest wants to buy; prevent it to show your own way
 * @fires footlight-navigate - a link was clicked; prevent it to go there yourself
 * @fires footlight-error - the element could not be shown; detail.code says why
 * @csspart frame - the frame on a partner's page
 */
export const checkout = defineWidget({
  name: 'checkout',
  properties,
  component: ({ host }: { host: CheckoutHost }) => {
    const licences = useSignal(host.props.licences);
    const content = useSignal(host.props.content);
    return (
      <WidgetRoot host={host} shape="form">
        {(runtime) => (
          <InlineOrFramed
            host={host}
            runtime={runtime}
            licences={licences}
            content={content}
            emit={withDefaults(host.emit, { 'sign-in-required': () => openSignIn(host, runtime) })}
          />
        )}
      </WidgetRoot>
    );
  },
});

interface InlineOrFramedProps {
  host: CheckoutHost;
  runtime: Runtime;
  licences: string | undefined;
  content: string | undefined;
  emit: Emit<CheckoutEvents>;
}

function InlineOrFramed({ host, runtime, licences, content, emit }: InlineOrFramedProps) {
  const label = useLabel();
  if (runtime.host === 'platform') {
    return (
      <LatePart host={host} load={importCheckout}>
        {({ Checkout }) => <Checkout sandboxHint={runtime.settings.flags.sandboxPayments} licenceIds={licences?.split(' ')} contentId={contentOf(content)?.id} emit={emit} />}
      </LatePart>
    );
  }
  return (
    <FrameBox
      key={`${licences} ${content}`}
      origin={runtime.settings.origin}
      name="checkout"
      title={label('checkout')}
      allow="payment"
      query={{ ...(licences ? { licences } : {}), ...(content ? { content } : {}) }}
      onConnected={(connection) => emitFromFrame(connection, checkoutMessages, emit)}
    />
  );
}
