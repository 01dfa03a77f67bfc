import { giftEn } from './gift/gift-en.ts';
import { billingEn } from './billing/billing-en.ts';
import { codesEn } from './codes/codes-en.ts';
import { payerEn } from './codes/payer-en.ts';
import { paymentsEn } from './payments/payments-en.ts';
import { cardsEn } from './cards/cards-en.ts';
import { vouchersEn } from './vouchers/vouchers-en.ts';
import { formsEn } from './forms/forms-en.ts';
import { signUpEn } from './sign-up/sign-up-en.ts';
import { mailProofsEn } from './mail-proofs/mail-proofs-en.ts';
import { offersEn } from './offers/offers-en.ts';
import { waysEn } from './ways/ways-en.ts';
import { providersEn } from './providers/providers-en.ts';
import { listsEn } from './lists/lists-en.ts';
import { captionsEn } from './captions/captions-en.ts';
import { houseEn } from './house/house-en.ts';
import { chromeEn } from './chrome/chrome-en.ts';
import { pagesEn } from './pages/pages-en.ts';
import { rowsEn } from './rows/rows-en.ts';
import { playerEn } from './player/player-en.ts';
import { devicesEn } from './devices/devices-en.ts';
import { accountEn } from './account/account-en.ts';
import { memberEn } from './account/member-en.ts';
import { plansEn } from './plans/plans-en.ts';
import { subscriptionsEn } from './subscriptions/subscriptions-en.ts';
import { historyEn } from './subscriptions/history-en.ts';
import { papersEn } from './papers/papers-en.ts';
import { reasonsEn } from './reasons/reasons-en.ts';
import { withdrawalEn } from './withdrawal/withdrawal-en.ts';
import { impersonationEn } from './impersonation/impersonation-en.ts';
import { sharingEn } from './sharing/sharing-en.ts';
import { togetherEn } from './together/together-en.ts';
import { programmesEn } from './programmes/programmes-en.ts';
import { guideToolsEn } from './guide-tools/guide-tools-en.ts';
import { searchEn } from './search/search-en.ts';
import { viewEn } from './view/view-en.ts';

/** English labels by key. */
export const en: Record<string, string> = {
  ...cardsEn,
  ...giftEn,
  ...billingEn,
  ...codesEn,
  ...payerEn,
  ...paymentsEn,
  ...vouchersEn,
  ...formsEn,
  ...accountEn,
  ...memberEn,
  ...subscriptionsEn,
  ...plansEn,
  ...historyEn,
  ...papersEn,
  ...reasonsEn,
  ...withdrawalEn,
  ...impersonationEn,
  ...devicesEn,
  ...providersEn,
  ...captionsEn,
  ...playerEn,
  ...rowsEn,
  ...pagesEn,
  ...houseEn,
  ...chromeEn,
  ...guideToolsEn,
  ...searchEn,
  ...listsEn,
  ...programmesEn,
  ...viewEn,
  ...togetherEn,
  ...sharingEn,
  ...mailProofsEn,
  ...offersEn,
  ...waysEn,
  ...signUpEn,
  menuHome: 'Home',

  // Guide and dialogs.
  channels: 'Channels',
  close: 'Close',
  day: 'Day',
  locked: 'Locked',
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
  removeFromMyList: 'Remove {title} from my list',
  rowFailed: 'This row could not be loaded.',
  seasonAndEpisode: 'S{season} E{episode}',
  signInAgainToWatch: 'Your session has ended. Sign in again to watch.',
  signInToWatch: 'Sign in to watch',
  undo: 'Undo',
  upcoming: 'Upcoming',
  watchedPercent: 'watched {percent}%',

  // General.
  signIn: 'Sign in',
  signOut: 'Sign out',
  signUp: 'Sign up',
  retry: 'Try again',
  loading: 'Loading',
  anErrorOccured: 'An error occurred',
  sorrySomethingWentWrong: 'Sorry, something went wrong',
  platformUnreachable: 'We cannot reach the service. Check your connection and try again.',
  realmUnknown: 'This service is not known here.',
  realmNotRegistered: 'This site is not registered to show this content.',
  menuGuide: 'Guide',
  menuMyList: 'My list',
  menuPlans: 'Plans',
  homeOutro: 'That is the whole programme. More tomorrow.',

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
  licenceAlreadyActive: 'You have this licence already.',
  billingDetailsRequired: 'Your account needs more billing details before you can pay.',
  captchaFailed: 'We could not tell that you are not a robot. Try again.',
  card_declined: 'Your card was declined.',
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

  // Playback.
  videoIsNotLive: 'This event is not live right now.',
  thisEventHasEnded: 'This event has ended.',
  leaveTrailer: 'Close the trailer',
  watchTrailer: 'Watch the trailer',
  trailer: 'Trailer',

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
};
