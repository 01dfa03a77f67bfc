import { captionTexts } from './caption-texts.ts';
import { pageTexts } from './page-texts.ts';
import { houseTexts } from './house-texts.ts';
import { playerTexts } from './player-texts.ts';
import { startTexts } from './start-texts.ts';
import { chromeTexts } from './texts/chrome-texts.ts';
import { providerTexts } from './texts/identity/provider-texts.ts';
import { deviceTexts } from './texts/identity/device-texts.ts';
import { accountTexts } from './texts/identity/account-texts.ts';
import { memberTexts } from './texts/identity/member-texts.ts';
import { planTexts } from './texts/purchase/plan-texts.ts';
import { subscriptionTexts } from './texts/subscription-texts.ts';
import { paperTexts } from './texts/papers/paper-texts.ts';
import { receiptTexts } from './texts/papers/receipt-texts.ts';
import { withdrawalTexts } from './texts/papers/withdrawal-texts.ts';
import { reasonTexts } from './texts/papers/reason-texts.ts';
import { historyTexts } from './texts/history-texts.ts';
import { impersonationTexts } from './texts/identity/impersonation-texts.ts';
import { signUpTexts } from './texts/identity/sign-up-texts.ts';
import { mailProofTexts } from './texts/identity/mail-proof-texts.ts';
import { wayTexts } from './texts/identity/way-texts.ts';
import { cardTexts } from './texts/card-texts.ts';
import { giftTexts } from './texts/gift/gift-texts.ts';
import { billingTexts } from './texts/purchase/billing-texts.ts';
import { codeTexts } from './texts/purchase/code-texts.ts';
import { offerTexts } from './texts/purchase/offer-texts.ts';
import { payerTexts } from './texts/purchase/payer-texts.ts';
import { paymentTexts } from './texts/payment-texts.ts';
import { reviewTexts } from './texts/review-texts.ts';
import { searchTexts } from './texts/search-texts.ts';
import { shareTexts } from './texts/share-texts.ts';
import { programmeTexts } from './texts/programme-texts.ts';
import { guideToolTexts } from './texts/guide-tool-texts.ts';
import { listTexts } from './texts/list-texts.ts';
import { formTexts } from './texts/identity/form-texts.ts';
import { togetherTexts } from './texts/together-texts.ts';
import { viewTexts } from './texts/view-texts.ts';
import { voucherTexts } from './texts/voucher-texts.ts';

/**
 * English texts for labels that the platform does not answer, or when the label call fails.
 *
 * Loaded when they are needed (`store/realm/labels.ts`); everything else imports the type of their keys alone.
 *
 * @source spec 1 §7 "A non-200 result gives an empty set"; keys of the specs keep their spelling; chosen: the other keys, as the specs name none
 */
export const fallbackTexts = {
  ...startTexts,
  ...accountTexts,
  ...memberTexts,
  ...subscriptionTexts,
  ...planTexts,
  ...historyTexts,
  ...paperTexts,
  ...receiptTexts,
  ...reasonTexts,
  ...withdrawalTexts,
  ...impersonationTexts,
  ...deviceTexts,
  ...providerTexts,
  ...captionTexts,
  ...playerTexts,
  ...pageTexts,
  ...houseTexts,
  ...chromeTexts,
  ...searchTexts,
  ...viewTexts,
  ...guideToolTexts,
  ...programmeTexts,
  ...togetherTexts,
  ...shareTexts,
  ...cardTexts,
  ...giftTexts,
  ...billingTexts,
  ...codeTexts,
  ...offerTexts,
  ...payerTexts,
  ...paymentTexts,
  ...reviewTexts,
  ...mailProofTexts,
  ...wayTexts,
  ...signUpTexts,
  ...listTexts,
  ...formTexts,
  ...voucherTexts,
  anErrorOccured: 'An error occurred',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signUp: 'Sign up',

  // Sign-in.
  EMPTY_INPUTS: 'Enter your e-mail and password.',
  email: 'E-mail',
  failedAuthentication: 'E-mail and password do not match. Check them and try again.',
  forgotPassword: 'Forgot your password?',
  greeting: 'Welcome, {name}',
  greetingNameless: 'Welcome back',
  noAccountYet: 'New here?',
  password: 'Password',
  pleaseProvideValidEmail: 'Enter a whole e-mail address, such as name@example.com.',
  pleaseProvideYourEmail: 'Enter your e-mail.',
  pleaseProvideYourPassword: 'Enter your password.',
  showPassword: 'Show password',
  signInLead: 'Your favourites and your place in every title come with you.',
  signedInTo: 'You are signed in to {service}.',
  tooManyAttempts: 'Too many tries. Wait a minute, then try again.',
  tooManyAttemptsMinutes: 'Too many tries. Try again in {minutes} min',
  tooManyAttemptsSeconds: 'Too many tries. Try again in {seconds} s',

  // Licences and payment.
  alreadyOwned: 'You have this licence',
  alreadyOwnedLead: 'There is nothing to pay. Enjoy.',
  billingDetailsRequired: 'Your account needs more billing details before you can pay.',
  captchaFailed: 'We could not tell that you are not a robot. Try again.',
  cardDeclined: 'Your card was declined. Try another card.',
  cardHolder: 'Name on card',
  cardHolderMissing: 'Enter the name on the card.',
  cardMissing: 'Enter your card.',
  cardNumber: 'Card number',
  cardError: 'Something is wrong with this card. Check it or try another.',
  changeLicence: 'Change',
  checkAgain: 'Check again',
  checkout: 'Checkout',
  chooseLicence: 'Choose your licence',
  chooseLicenceFirst: 'Choose a licence first',
  chooseLicenceLead: 'Start watching at once, on every device.',
  continueToPayment: 'Continue to payment',
  cvc: 'Security code',
  cvcHint: 'Three or four digits on the card',
  expiredCard: 'This card has expired.',
  expiry: 'Expiry date',
  expiryPlaceholder: 'MM / YY',
  failedPayment: 'Choose how to pay first.',
  free: 'Free',
  freeTrialDenied: 'You or your card have had a free trial before, so this one starts with a payment.',
  getForFree: 'Get it for free',
  higherLicenceHeld: 'Included in {licence}, which you have',
  higherLicencePaused: 'Included in {licence}, which you have paused',
  incorrectZip: 'The postal code does not belong to this card.',
  invalidCardNumber: 'Check the card number.',
  invalidCvc: 'Check the security code.',
  invalidExpiry: 'Check the expiry date.',
  invalidExpiryMonth: 'Check the month: 01 to 12.',
  invalidExpiryYear: 'Check the year.',
  invalidTierChange: 'You cannot change to this licence from the one you have.',
  kidPurchasePermissionDenied: 'Purchases are not available in a child profile. Ask a grown-up to sign in.',
  licencePaused: 'You have paused this licence. Resume it to watch.',
  maxPaymentMethodsErrorMessage: 'Your account holds as many cards as it can. Remove one first.',
  noLicences: 'Nothing is on offer here right now.',
  oneTimePayment: 'one payment',
  orderSummary: 'Your order',
  pay: 'Pay {amount}',
  payButtonHidden: 'Something covers this button. It works as soon as all of it is in sight.',
  payDigits: 'Last four digits of the card',
  payDigitsHint: 'The page around this one could hide what you press, so a press alone charges no card.',
  payDigitsMissing: 'Type the last four digits of the card to pay.',
  pressAgain: 'Check what you are confirming, then press again.',
  paymentChecking: 'Checking your payment',
  paymentDetails: 'Pay by card',
  paymentError: 'The payment could not be taken. Check your details and try again.',
  paymentNotTaken: 'Nothing was charged. You can try again.',
  paymentSecure: 'Encrypted and sent to the payment provider only. We never keep your card number.',
  paymentUnknown: 'We have not heard how your payment ended',
  paymentUnknownLead: 'Your connection dropped on the way. Check again: you are never charged twice.',
  per14Days: 'every two weeks',
  perDay: 'a day',
  perMonth: 'a month',
  per2Months: 'every two months',
  per3Months: 'every three months',
  per6Months: 'every six months',
  perWeek: 'a week',
  perYear: 'a year',
  per2Years: 'every two years',
  processingPayment: 'Processing your payment',
  purchaseSuccess: 'You are all set',
  purchaseSuccessLead: '{licence} is yours. Enjoy.',
  sandboxAccepted: 'Accepted: {number}',
  sandboxDeclined: 'Declined: {number}',
  sandboxHint: 'Demo cards',
  signInToPurchase: 'Sign in to buy',
  signInToPurchaseLead: 'A licence belongs to your account, so that you can watch on every device.',
  signupGeoRestriction: 'This is not sold in your country.',
  stepChoose: 'Licence',
  stepPay: 'Payment',
  stepWatch: 'Watch',
  subtotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  taxIncluded: 'Tax included',
  total: 'Total',
  vpnErrorMessage: 'Turn off your VPN to buy.',
  watchNow: 'Watch now',

  // Guide and dialogs.
  channels: 'Channels',
  close: 'Close',
  day: 'Day',
  noInformation: 'No information',
  now: 'Now',
  onNext: 'Next',
  onNow: 'On now',
  primeTime: 'Prime time',
  programmeGuide: 'Programme guide',
  today: 'Today',

  // Cards, rows and lists.
  addToMyList: 'Add {title} to my list',
  browseCatalogue: 'Find something to watch',
  elementFailed: 'This part of the page could not be shown.',
  errorCode: 'Code: {code}',
  liveNow: 'Live now',
  loadMore: 'Show more',
  moreFailed: 'More could not be loaded.',
  myList: 'My list',
  myListEmpty: 'Your list is empty',
  myListEmptyLead: 'Press the heart on anything you like, and it waits for you here.',
  myListFailed: 'Your list could not be loaded.',
  myListGuest: 'Keep what you love',
  myListGuestLead: 'Sign in to collect titles and find them again on every device.',
  nextCards: 'Next',
  notAvailableHere: 'Not available here',
  nothingHere: 'Nothing here yet',
  pageFailed: 'This page could not be loaded.',
  previousCards: 'Previous',
  purchaseToWatch: 'Premium',
  removedFromMyList: '{title} was removed.',
  viewAll: 'View all',
  playlistOpened: '{title} is open. Escape closes it.',
  removeFromMyList: 'Remove {title} from my list',
  rowFailed: 'This row could not be loaded.',
  seasonAndEpisode: 'S{season} E{episode}',
  signInAgainToWatch: 'Your session has ended. Sign in again to watch.',
  signInToWatch: 'Sign in to watch',
  undo: 'Undo',
  upcoming: 'Upcoming',
  watchedPercent: 'watched {percent}%',

  // Rows and heroes.
  addedToMyList: '{title} is in your list.',
  discoverMore: 'Discover more',
  resumePlaying: 'Continue watching',
  seeDetails: 'See details',
  seeEpisodes: 'See episodes',
  startedAgo: 'Started {time} ago',
  timeLeft: '{time} left',
  moreInfo: 'More info',
  startSlides: 'Let the slides take turns',
  stopSlides: 'Stop the slides',
  showSlide: 'Show {title}',
  watchLive: 'Watch live',

  // The site.
  accountMenu: 'Account',
  goHome: 'Go to home',
  language: 'Language',
  mainNavigation: 'Main',
  menuGuide: 'Guide',
  menuHome: 'Home',
  menuMyList: 'My list',
  menuPlans: 'Plans',
  moreMenu: 'More',
  openMenu: 'Open the menu',
  pageNotFound: 'There is nothing at this address',
  pageNotFoundLead: 'It may have moved, or the address has a slip in it.',
  skipToContent: 'Skip to content',
  // Series, seasons and playlists.
  earlierSeasons: 'Earlier seasons',
  episodeCount: '{count} episodes',
  episodes: 'Episodes',
  episodesFailed: 'The episodes could not be loaded.',
  inThisPlaylist: 'In this playlist',
  laterSeasons: 'Later seasons',
  moreSeasonsFailed: 'Failed to load more seasons',
  noEpisodesYet: 'No episodes yet',
  noEpisodesYetLead: 'This is where they will be as soon as they are out.',
  playlistEmpty: 'This playlist is empty',
  previousSeasonsFailed: 'Failed to load previous seasons',
  seasons: 'Seasons',
  seasonsFailed: 'Failed to load seasons',
  shownOf: '{shown} of {count}',
  videoCount: '{count} videos',
  resumeTitle: 'Resume',
  otherTitles: 'Before and after',
} as const;

/** Every label of the product. A key from an answer of the platform (of a menu entry, say) is a plain string. */
export type LabelKey = keyof typeof fallbackTexts;

/** The English text of a label. */
export function fallbackText(key: LabelKey): string {
  return fallbackTexts[key];
}
