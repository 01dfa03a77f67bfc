import { asMessage, type FromCardFields, readMessage, toCardFields, type ToCardFields } from '../../src/contracts/purchase/card-fields/card-fields-message.ts';

/** The windows at both ends, and the one origin that may speak here. */
export interface CheckoutPeer { own: Window; checkout: Pick<Window, 'postMessage'>; origin: string }

/** The way to the checkout and back. */
export interface CheckoutLine {
  tell(message: FromCardFields): void;
  /** @returns stop */
  hear(act: (message: ToCardFields) => void): () => void;
}

/**
 * Speaks to the checkout around this page alone.
 *
 * Requirements: a message counts where its window is the parent and its origin the tenant's, both whole; nothing is said to any other origin.
 */
export function speakToCheckout({ own, checkout, origin }: CheckoutPeer): CheckoutLine {
  return {
    tell: (message) => checkout.postMessage(asMessage(message), origin),
    hear(act) {
      const take = ({ source, origin: from, data }: MessageEvent) => {
        if (source !== checkout || from !== origin) return;
        const message = readMessage(toCardFields, data);
        if (message) act(message);
      };
      own.addEventListener('message', take);
      return () => own.removeEventListener('message', take);
    },
  };
}
