import type { CheckoutState, GuestState, OfferState } from '../checkout-state.ts';
import type { LinkedCode } from './linked-code.ts';
import type { OwnChoice } from './own-choice.ts';

/** What somebody came to a checkout with. */
export interface ArrivalOptions {
  /** The licence of the address: marked, and where a guest of this tab went on with it, what comes next is the step after the offers. */
  selectedLicence?: string | undefined;
  /** A code of the address. */
  voucher?: string | undefined;
}

/**
 * What a viewer wanted before they could have it: a licence chosen as a guest, or named by the address, and a code of the address.
 *
 * Each is followed once. Whatever the viewer does afterwards counts more.
 *
 * @source design/identity-checkout-reference.md 6.1 "sign in/up inside the flow without losing choice"
 */
export interface Arrival {
  /** A guest marks a licence. */
  choose(licenceId: string): void;
  /** A guest goes on with it, to a sign-in. */
  goOn(licenceId: string): void;
  /** The offers with the wanted licence marked, as far as it is for sale. */
  marked(next: CheckoutState): CheckoutState;
  /** The viewer looks at the licences again: a reload does not go on by itself. */
  lookAgain(): void;
  /** Whether the viewer has gone on already with what is marked. */
  takeStep(now: CheckoutState): boolean;
  /** The code of the address, which may have been read before a reload. */
  takeVoucher(): string | undefined;
}

/** Whether offers are shown, with one of them marked or none. */
export const isOnOffer = (state: CheckoutState): state is GuestState | OfferState => state.step === 'offer' || state.step === 'guest';

/**
 * @param linked keeps the code of the address
 * @param own keeps what a guest went on with
 */
export function createArrival({ selectedLicence, voucher }: ArrivalOptions, linked: LinkedCode, own: OwnChoice): Arrival {
  let wanted = selectedLicence;
  let isGoing = selectedLicence !== undefined && own.is(selectedLicence);
  if (voucher !== undefined) linked.keep(voucher);
  return {
    choose(licenceId) {
      wanted = licenceId;
      isGoing = false;
      own.forget();
    },
    goOn(licenceId) {
      wanted = licenceId;
      isGoing = true;
      own.keep(licenceId);
    },
    marked(next) {
      if (!isOnOffer(next)) return next;
      const isOpen = next.offers.some(({ licence, refusalKey }) => licence.licenceId === wanted && !refusalKey);
      return isOpen ? { ...next, chosenId: wanted } : next;
    },
    lookAgain: own.forget,
    takeStep(now) {
      if (now.step !== 'offer') return false;
      const isNext = isGoing && now.chosenId === wanted && !now.problem;
      wanted = undefined;
      isGoing = false;
      return isNext;
    },
    takeVoucher: linked.take,
  };
}
