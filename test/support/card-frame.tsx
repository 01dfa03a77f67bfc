import { useId } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { TokenAnswer } from '../../demo/card-fields/ask-for-token.ts';
import { CardPage } from '../../demo/card-fields/card-page.tsx';
import { speakToCheckout } from '../../demo/card-fields/speak-to-checkout.ts';
import type { BankCardDetails } from '../../src/contracts/purchase/card-fields/bank-card-details.ts';

const address = 'http://card.localhost:4000/fields/arena';

/** What the platform says of a new card, whose fields are of this frame. */
export const newCardMeans = { paymentDetailsExid: '', targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD', fields: { address } };

/** What a test sees of the provider's page, and says in its place. */
export interface CardFrame {
  /** Every message that crossed, of both sides. */
  crossed: unknown[];
  /** What the provider says of a card. */
  exchange(card: BankCardDetails): Promise<TokenAnswer>;
  /** The cards that it was asked for. */
  asked: BankCardDetails[];
  /** Whether the page does not come. */
  isAway: boolean;
  /** Sends the checkout a message from elsewhere: another window, another origin, or both. */
  forge(message: unknown, from: { origin?: string; isOtherWindow?: boolean }): void;
}

const accepted = async (): Promise<TokenAnswer> => ({ kind: 'token', token: 'token-of-a-card', cardType: 'visa', last4Digits: '4242' });
const eventOf = (data: unknown, origin: string, source: unknown): Event => Object.assign(new Event('message'), { data, origin, source });

/** Preact counts ids for each root, and the two documents are one here. */
function IdsOfAnotherDocument() {
  for (let count = 0; count < 500; count += 1) useId();
  return null;
}

/** One frame, whose page is drawn beside the document that it would stand in: a test types into the real fields. */
class StandingFrame {
  readonly own = new EventTarget();
  readonly #place = document.createElement('div');
  #root: Root | undefined;
  /** What the document of the checkout sees of the frame's window. */
  readonly window = {
    postMessage: (data: unknown, origin: string) => {
      this.stand.crossed.push(data);
      if (origin === new URL(address).origin) this.own.dispatchEvent(eventOf(structuredClone(data), location.origin, this.checkout));
    },
  };
  readonly checkout = {
    postMessage: (data: unknown, origin: string) => {
      this.stand.crossed.push(data);
      if (origin === location.origin) window.dispatchEvent(eventOf(structuredClone(data), new URL(address).origin, this.window));
    },
  };

  constructor(readonly stand: CardFrame) {}

  open(): void {
    document.body.append(this.#place);
    const line = speakToCheckout({ own: this.own as unknown as Window, checkout: this.checkout as unknown as Window, origin: location.origin });
    this.#root = createRoot(this.#place);
    const exchange = (card: BankCardDetails) => {
      this.stand.asked.push(card);
      return this.stand.exchange(card);
    };
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    this.#root.render(<><IdsOfAnotherDocument /><CardPage line={line} exchange={exchange} wear={() => undefined} /></>);
  }

  close(): void {
    this.#root?.unmount();
    this.#place.remove();
  }
}

/** Gives every card frame of a test file its provider's real page, which draws no sizes there. */
export function useCardFrames(): CardFrame {
  const stand: CardFrame = { crossed: [], asked: [], isAway: false, exchange: accepted, forge: () => undefined };
  const frames = new Map<HTMLIFrameElement, StandingFrame>();
  const follow = () => {
    for (const [frame, standing] of frames) {
      if (frame.isConnected) continue;
      standing.close();
      frames.delete(frame);
    }
    for (const frame of document.querySelectorAll('iframe')) {
      if (frames.has(frame) || frame.src !== address) continue;
      const standing = new StandingFrame(stand);
      frames.set(frame, standing);
      // The fields stand in the same document here, so that the frame's own focus would take theirs.
      frame.focus = () => undefined;
      Object.defineProperty(frame, 'contentWindow', { value: standing.window });
      if (!stand.isAway) standing.open();
    }
  };
  const observer = new MutationObserver(follow);
  stand.forge = (message, { origin = new URL(address).origin, isOtherWindow = false }) => {
    for (const standing of frames.values()) window.dispatchEvent(eventOf(message, origin, isOtherWindow ? {} : standing.window));
  };
  beforeEach(() => {
    Object.assign(stand, { crossed: [], asked: [], isAway: false, exchange: accepted });
    // The frame's page draws by itself, as a page of another process does.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  afterEach(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    observer.disconnect();
    for (const standing of frames.values()) standing.close();
    frames.clear();
  });
  return stand;
}
