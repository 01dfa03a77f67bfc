import { giftAr } from './gift/gift-ar.ts';
import { billingAr } from './billing/billing-ar.ts';
import { codesAr } from './codes/codes-ar.ts';
import { payerAr } from './codes/payer-ar.ts';
import { paymentsAr } from './payments/payments-ar.ts';
import { cardsAr } from './cards/cards-ar.ts';
import { vouchersAr } from './vouchers/vouchers-ar.ts';
import { formsAr } from './forms/forms-ar.ts';
import { signUpAr } from './sign-up/sign-up-ar.ts';
import { mailProofsAr } from './mail-proofs/mail-proofs-ar.ts';
import { offersAr } from './offers/offers-ar.ts';
import { waysAr } from './ways/ways-ar.ts';
import { providersAr } from './providers/providers-ar.ts';
import { listsAr } from './lists/lists-ar.ts';
import { captionsAr } from './captions/captions-ar.ts';
import { houseAr } from './house/house-ar.ts';
import { chromeAr } from './chrome/chrome-ar.ts';
import { pagesAr } from './pages/pages-ar.ts';
import { rowsAr } from './rows/rows-ar.ts';
import { playerAr } from './player/player-ar.ts';
import { devicesAr } from './devices/devices-ar.ts';
import { accountAr } from './account/account-ar.ts';
import { memberAr } from './account/member-ar.ts';
import { plansAr } from './plans/plans-ar.ts';
import { subscriptionsAr } from './subscriptions/subscriptions-ar.ts';
import { historyAr } from './subscriptions/history-ar.ts';
import { papersAr } from './papers/papers-ar.ts';
import { reasonsAr } from './reasons/reasons-ar.ts';
import { withdrawalAr } from './withdrawal/withdrawal-ar.ts';
import { impersonationAr } from './impersonation/impersonation-ar.ts';
import { sharingAr } from './sharing/sharing-ar.ts';
import { togetherAr } from './together/together-ar.ts';
import { programmesAr } from './programmes/programmes-ar.ts';
import { guideToolsAr } from './guide-tools/guide-tools-ar.ts';
import { searchAr } from './search/search-ar.ts';
import { viewAr } from './view/view-ar.ts';

/** Arabic labels by key. */
export const ar: Record<string, string> = {
  ...cardsAr,
  ...giftAr,
  ...billingAr,
  ...codesAr,
  ...payerAr,
  ...paymentsAr,
  ...vouchersAr,
  ...formsAr,
  ...accountAr,
  ...memberAr,
  ...subscriptionsAr,
  ...plansAr,
  ...historyAr,
  ...papersAr,
  ...reasonsAr,
  ...withdrawalAr,
  ...impersonationAr,
  ...devicesAr,
  ...providersAr,
  ...captionsAr,
  ...playerAr,
  ...rowsAr,
  ...pagesAr,
  ...houseAr,
  ...chromeAr,
  ...guideToolsAr,
  ...searchAr,
  ...listsAr,
  ...programmesAr,
  ...viewAr,
  ...togetherAr,
  ...sharingAr,
  ...mailProofsAr,
  ...offersAr,
  ...waysAr,
  ...signUpAr,
  menuHome: 'الرئيسية',

  // Guide and dialogs.
  channels: 'القنوات',
  close: 'إغلاق',
  day: 'التاريخ',
  locked: 'مقفل',
  noInformation: 'لا توجد معلومات',
  now: 'الآن',
  onNext: 'التالي',
  onNow: 'يُعرض الآن',
  primeTime: 'وقت الذروة',
  programmeGuide: 'دليل البرامج',
  today: 'اليوم',

  // Cards, rows and lists.
  addToMyList: 'أضف {title} إلى قائمتي',
  browseCatalogue: 'ابحث عن شيء تشاهده',
  elementFailed: 'تعذر عرض هذا الجزء من الصفحة.',
  errorCode: 'الرمز: {code}',
  liveNow: 'مباشر الآن',
  loadMore: 'عرض المزيد',
  moreFailed: 'تعذر تحميل المزيد.',
  myList: 'قائمتي',
  myListEmpty: 'قائمتك فارغة',
  myListEmptyLead: 'اضغط على القلب عند أي شيء يعجبك وستجده هنا.',
  myListFailed: 'تعذر تحميل قائمتك.',
  myListGuest: 'احتفظ بما تحب',
  myListGuestLead: 'سجّل الدخول لتجمع العناوين وتجدها على كل أجهزتك.',
  nextCards: 'التالي',
  notAvailableHere: 'غير متاح هنا',
  nothingHere: 'لا يوجد شيء هنا بعد',
  pageFailed: 'تعذر تحميل هذه الصفحة.',
  previousCards: 'السابق',
  purchaseToWatch: 'مميز',
  removedFromMyList: 'تمت إزالة {title}.',
  removeFromMyList: 'أزل {title} من قائمتي',
  rowFailed: 'تعذر تحميل هذا الصف.',
  seasonAndEpisode: 'الموسم {season} الحلقة {episode}',
  signInAgainToWatch: 'انتهت جلستك. سجّل الدخول مجددًا للمشاهدة.',
  signInToWatch: 'سجّل الدخول للمشاهدة',
  undo: 'تراجع',
  upcoming: 'قريبًا',
  watchedPercent: 'تمت مشاهدة {percent}٪',

  // General.
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
  signUp: 'إنشاء حساب',
  retry: 'أعد المحاولة',
  loading: 'جارٍ التحميل',
  anErrorOccured: 'حدث خطأ',
  sorrySomethingWentWrong: 'عذرًا، حدث خطأ ما',
  platformUnreachable: 'تعذر الوصول إلى الخدمة. تحقق من اتصالك وأعد المحاولة.',
  realmUnknown: 'هذه الخدمة غير معروفة هنا.',
  realmNotRegistered: 'هذا الموقع غير مسجل لعرض هذا المحتوى.',
  menuGuide: 'دليل البرامج',
  menuMyList: 'قائمتي',
  menuPlans: 'الباقات',
  homeOutro: 'هذا كل ما لدينا اليوم. المزيد غدًا.',

  // Sign-in.
  EMPTY_INPUTS: 'أدخل بريدك الإلكتروني وكلمة المرور.',
  email: 'البريد الإلكتروني',
  failedAuthentication: 'البريد الإلكتروني وكلمة المرور غير متطابقين. تحقق منهما وأعد المحاولة.',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  greeting: 'مرحبًا، {name}',
  greetingNameless: 'مرحبًا بعودتك',
  noAccountYet: 'جديد هنا؟',
  password: 'كلمة المرور',
  pleaseProvideValidEmail: 'أدخل عنوان بريد كاملًا، مثل name@example.com.',
  pleaseProvideYourEmail: 'أدخل بريدك الإلكتروني.',
  pleaseProvideYourPassword: 'أدخل كلمة المرور.',
  showPassword: 'إظهار كلمة المرور',
  signInLead: 'مفضلتك وموضعك في كل عنوان يرافقانك.',
  signedInTo: 'لقد سجلت الدخول إلى {service}.',
  tooManyAttempts: 'محاولات كثيرة. انتظر دقيقة ثم أعد المحاولة.',
  tooManyAttemptsMinutes: 'محاولات كثيرة. أعد المحاولة بعد {minutes} د',
  tooManyAttemptsSeconds: 'محاولات كثيرة. أعد المحاولة بعد {seconds} ث',

  // Licences and payment.
  alreadyOwned: 'لديك هذه الباقة',
  alreadyOwnedLead: 'لا شيء للدفع. استمتع.',
  licenceAlreadyActive: 'لديك هذه الباقة بالفعل.',
  billingDetailsRequired: 'يحتاج حسابك إلى بيانات فوترة إضافية قبل الدفع.',
  captchaFailed: 'لم نتمكن من التأكد أنك لست روبوتًا. أعد المحاولة.',
  card_declined: 'رُفضت بطاقتك.',
  cardDeclined: 'رُفضت بطاقتك. جرّب بطاقة أخرى.',
  cardHolder: 'الاسم على البطاقة',
  cardHolderMissing: 'أدخل الاسم المكتوب على البطاقة.',
  cardMissing: 'أدخل بطاقتك.',
  cardNumber: 'رقم البطاقة',
  cardError: 'هناك مشكلة في هذه البطاقة. تحقق منها أو جرّب غيرها.',
  changeLicence: 'تغيير',
  checkAgain: 'تحقق مرة أخرى',
  checkout: 'إتمام الشراء',
  chooseLicence: 'اختر باقتك',
  chooseLicenceFirst: 'اختر باقة أولًا',
  chooseLicenceLead: 'شاهد فورًا على جميع أجهزتك.',
  continueToPayment: 'المتابعة إلى الدفع',
  cvc: 'رمز الأمان',
  cvcHint: 'ثلاثة أو أربعة أرقام على البطاقة',
  expiredCard: 'انتهت صلاحية هذه البطاقة.',
  expiry: 'تاريخ الانتهاء',
  expiryPlaceholder: 'شهر / سنة',
  failedPayment: 'اختر طريقة الدفع أولًا.',
  free: 'مجانًا',
  freeTrialDenied: 'سبق أن حصلت أنت أو بطاقتك على تجربة مجانية، لذا تبدأ هذه بالدفع.',
  getForFree: 'احصل عليها مجانًا',
  higherLicenceHeld: 'مشمولة في {licence}، وهي باقتك الحالية',
  higherLicencePaused: 'مشمولة في {licence} التي أوقفتها مؤقتًا',
  incorrectZip: 'الرمز البريدي لا يخص هذه البطاقة.',
  invalidCardNumber: 'تحقق من رقم البطاقة.',
  invalidCvc: 'تحقق من رمز الأمان.',
  invalidExpiry: 'تحقق من تاريخ الانتهاء.',
  invalidExpiryMonth: 'تحقق من الشهر: من 01 إلى 12.',
  invalidExpiryYear: 'تحقق من السنة.',
  invalidTierChange: 'لا يمكنك الانتقال إلى هذه الباقة من باقتك الحالية.',
  kidPurchasePermissionDenied: 'الشراء غير متاح في ملف الطفل. اطلب من شخص بالغ تسجيل الدخول.',
  licencePaused: 'لقد أوقفت هذه الباقة مؤقتًا. استأنفها للمشاهدة.',
  maxPaymentMethodsErrorMessage: 'حسابك يضم أقصى عدد من البطاقات. احذف واحدة أولًا.',
  noLicences: 'لا توجد عروض حاليًا.',
  oneTimePayment: 'دفعة واحدة',
  orderSummary: 'طلبك',
  pay: 'ادفع {amount}',
  payButtonHidden: 'شيء ما يغطي هذا الزر. سيعمل بمجرد ظهوره كاملًا.',
  payDigits: 'آخر أربعة أرقام من البطاقة',
  payDigitsHint: 'قد تخفي الصفحة المحيطة ما تضغط عليه، لذلك لا تكفي ضغطة واحدة للدفع بالبطاقة.',
  payDigitsMissing: 'اكتب آخر أربعة أرقام من البطاقة للدفع.',
  pressAgain: 'تحقق مما تؤكده، ثم اضغط مرة أخرى.',
  paymentChecking: 'جارٍ التحقق من الدفع',
  paymentDetails: 'الدفع بالبطاقة',
  paymentError: 'تعذر إتمام الدفع. تحقق من بياناتك وأعد المحاولة.',
  paymentNotTaken: 'لم يُخصم أي مبلغ. يمكنك المحاولة مرة أخرى.',
  paymentSecure: 'مشفّر ويُرسل إلى مزود الدفع فقط. لا نحتفظ برقم بطاقتك أبدًا.',
  paymentUnknown: 'لم نعرف بعد نتيجة الدفع',
  paymentUnknownLead: 'انقطع الاتصال في الطريق. تحقق مجددًا: لن يُخصم منك مرتين.',
  per14Days: 'كل أسبوعين',
  perDay: 'يوميًا',
  perMonth: 'شهريًا',
  per2Months: 'كل شهرين',
  per3Months: 'كل ثلاثة أشهر',
  per6Months: 'كل ستة أشهر',
  perWeek: 'أسبوعيًا',
  perYear: 'سنويًا',
  per2Years: 'كل سنتين',
  processingPayment: 'جارٍ معالجة الدفع',
  purchaseSuccess: 'كل شيء جاهز',
  purchaseSuccessLead: 'أصبحت {licence} لك. استمتع.',
  sandboxAccepted: 'مقبولة: {number}',
  sandboxDeclined: 'مرفوضة: {number}',
  sandboxHint: 'بطاقات تجريبية',
  signInToPurchase: 'سجّل الدخول للشراء',
  signInToPurchaseLead: 'الباقة مرتبطة بحسابك لتشاهد على كل أجهزتك.',
  signupGeoRestriction: 'هذا غير متاح للبيع في بلدك.',
  stepChoose: 'الباقة',
  stepPay: 'الدفع',
  stepWatch: 'المشاهدة',
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم',
  tax: 'الضريبة',
  taxIncluded: 'شامل الضريبة',
  total: 'الإجمالي',
  vpnErrorMessage: 'أوقف تشغيل VPN للشراء.',
  watchNow: 'شاهد الآن',

  // Playback.
  videoIsNotLive: 'هذا الحدث ليس مباشرًا الآن.',
  thisEventHasEnded: 'انتهى هذا الحدث.',
  leaveTrailer: 'إغلاق الإعلان',
  watchTrailer: 'شاهد الإعلان',
  trailer: 'الإعلان',

  // Rows and heroes.
  addedToMyList: '{title} في قائمتك.',
  discoverMore: 'اكتشف المزيد',
  resumePlaying: 'تابع المشاهدة',
  seeDetails: 'عرض التفاصيل',
  seeEpisodes: 'عرض الحلقات',
  startedAgo: 'بدأ قبل {time}',
  timeLeft: 'يتبقى {time}',
  moreInfo: 'مزيد من المعلومات',
  startSlides: 'شغّل تبديل الشرائح',
  stopSlides: 'أوقف تبديل الشرائح',
  showSlide: 'عرض {title}',
  watchLive: 'شاهد مباشرة',

  // The site.
  accountMenu: 'الحساب',
  goHome: 'إلى الصفحة الرئيسية',
  language: 'اللغة',
  mainNavigation: 'التنقل الرئيسي',
  moreMenu: 'المزيد',
  openMenu: 'افتح القائمة',
  pageNotFound: 'لا يوجد شيء في هذا العنوان',
  pageNotFoundLead: 'ربما نُقلت الصفحة أو أن في العنوان خطأ.',
  skipToContent: 'انتقل إلى المحتوى',

  // Series, seasons and playlists.
  earlierSeasons: 'المواسم الأقدم',
  episodeCount: '{count} حلقة',
  episodes: 'الحلقات',
  episodesFailed: 'تعذّر تحميل الحلقات.',
  inThisPlaylist: 'في قائمة التشغيل هذه',
  laterSeasons: 'المواسم الأحدث',
  moreSeasonsFailed: 'تعذّر تحميل المزيد من المواسم',
  noEpisodesYet: 'لا توجد حلقات بعد',
  noEpisodesYetLead: 'ستظهر هنا فور صدورها.',
  playlistEmpty: 'قائمة التشغيل هذه فارغة',
  previousSeasonsFailed: 'تعذّر تحميل المواسم السابقة',
  seasons: 'المواسم',
  seasonsFailed: 'تعذّر تحميل المواسم',
  shownOf: '{shown} من {count}',
  videoCount: '{count} فيديو',
  resumeTitle: 'استئناف',
  otherTitles: 'السابق والتالي',
};
