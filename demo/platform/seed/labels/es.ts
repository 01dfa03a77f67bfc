import { giftEs } from './gift/gift-es.ts';
import { billingEs } from './billing/billing-es.ts';
import { codesEs } from './codes/codes-es.ts';
import { payerEs } from './codes/payer-es.ts';
import { paymentsEs } from './payments/payments-es.ts';
import { cardsEs } from './cards/cards-es.ts';
import { vouchersEs } from './vouchers/vouchers-es.ts';
import { formsEs } from './forms/forms-es.ts';
import { signUpEs } from './sign-up/sign-up-es.ts';
import { mailProofsEs } from './mail-proofs/mail-proofs-es.ts';
import { offersEs } from './offers/offers-es.ts';
import { waysEs } from './ways/ways-es.ts';
import { providersEs } from './providers/providers-es.ts';
import { listsEs } from './lists/lists-es.ts';
import { captionsEs } from './captions/captions-es.ts';
import { houseEs } from './house/house-es.ts';
import { chromeEs } from './chrome/chrome-es.ts';
import { pagesEs } from './pages/pages-es.ts';
import { rowsEs } from './rows/rows-es.ts';
import { playerEs } from './player/player-es.ts';
import { devicesEs } from './devices/devices-es.ts';
import { accountEs } from './account/account-es.ts';
import { memberEs } from './account/member-es.ts';
import { plansEs } from './plans/plans-es.ts';
import { subscriptionsEs } from './subscriptions/subscriptions-es.ts';
import { historyEs } from './subscriptions/history-es.ts';
import { papersEs } from './papers/papers-es.ts';
import { reasonsEs } from './reasons/reasons-es.ts';
import { withdrawalEs } from './withdrawal/withdrawal-es.ts';
import { impersonationEs } from './impersonation/impersonation-es.ts';
import { sharingEs } from './sharing/sharing-es.ts';
import { togetherEs } from './together/together-es.ts';
import { programmesEs } from './programmes/programmes-es.ts';
import { guideToolsEs } from './guide-tools/guide-tools-es.ts';
import { searchEs } from './search/search-es.ts';
import { viewEs } from './view/view-es.ts';

/** Spanish labels by key. */
export const es: Record<string, string> = {
  ...cardsEs,
  ...giftEs,
  ...billingEs,
  ...codesEs,
  ...payerEs,
  ...paymentsEs,
  ...vouchersEs,
  ...formsEs,
  ...accountEs,
  ...memberEs,
  ...subscriptionsEs,
  ...plansEs,
  ...historyEs,
  ...papersEs,
  ...reasonsEs,
  ...withdrawalEs,
  ...impersonationEs,
  ...devicesEs,
  ...providersEs,
  ...captionsEs,
  ...playerEs,
  ...rowsEs,
  ...pagesEs,
  ...houseEs,
  ...chromeEs,
  ...guideToolsEs,
  ...searchEs,
  ...listsEs,
  ...programmesEs,
  ...viewEs,
  ...togetherEs,
  ...sharingEs,
  ...mailProofsEs,
  ...offersEs,
  ...waysEs,
  ...signUpEs,
  menuHome: 'Inicio',

  // Guide and dialogs.
  channels: 'Canales',
  close: 'Cerrar',
  day: 'Día',
  locked: 'Bloqueado',
  noInformation: 'Sin información',
  now: 'Ahora',
  onNext: 'A continuación',
  onNow: 'En emisión',
  primeTime: 'Horario estelar',
  programmeGuide: 'Guía de programación',
  today: 'Hoy',

  // Cards, rows and lists.
  addToMyList: 'Añadir {title} a mi lista',
  browseCatalogue: 'Encuentra algo que ver',
  elementFailed: 'Esta parte de la página no se pudo mostrar.',
  errorCode: 'Código: {code}',
  liveNow: 'En directo',
  loadMore: 'Mostrar más',
  moreFailed: 'No se pudo cargar más.',
  myList: 'Mi lista',
  myListEmpty: 'Tu lista está vacía',
  myListEmptyLead: 'Pulsa el corazón en lo que te guste y te esperará aquí.',
  myListFailed: 'No se pudo cargar tu lista.',
  myListGuest: 'Guarda lo que te gusta',
  myListGuestLead: 'Inicia sesión para guardar títulos y encontrarlos en todos tus dispositivos.',
  nextCards: 'Siguiente',
  notAvailableHere: 'No disponible aquí',
  nothingHere: 'Aún no hay nada aquí',
  pageFailed: 'No se pudo cargar esta página.',
  previousCards: 'Anterior',
  purchaseToWatch: 'Premium',
  removedFromMyList: '{title} se ha quitado.',
  removeFromMyList: 'Quitar {title} de mi lista',
  rowFailed: 'No se pudo cargar esta fila.',
  seasonAndEpisode: 'T{season} E{episode}',
  signInAgainToWatch: 'Tu sesión ha terminado. Inicia sesión de nuevo para ver.',
  signInToWatch: 'Inicia sesión para ver',
  undo: 'Deshacer',
  upcoming: 'Próximamente',
  watchedPercent: 'visto el {percent} %',

  // General.
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  signUp: 'Registrarse',
  retry: 'Reintentar',
  loading: 'Cargando',
  anErrorOccured: 'Se ha producido un error',
  sorrySomethingWentWrong: 'Lo sentimos, algo ha salido mal',
  platformUnreachable: 'No podemos conectar con el servicio. Comprueba tu conexión y vuelve a intentarlo.',
  realmUnknown: 'Este servicio no se conoce aquí.',
  realmNotRegistered: 'Este sitio no está registrado para mostrar este contenido.',
  menuGuide: 'Guía',
  menuMyList: 'Mi lista',
  menuPlans: 'Planes',
  homeOutro: 'Eso es todo por hoy. Mañana, más.',

  // Sign-in.
  EMPTY_INPUTS: 'Escribe tu correo y tu contraseña.',
  email: 'Correo electrónico',
  failedAuthentication: 'El correo y la contraseña no coinciden. Compruébalos e inténtalo de nuevo.',
  forgotPassword: '¿Has olvidado tu contraseña?',
  greeting: 'Hola, {name}',
  greetingNameless: 'Hola de nuevo',
  noAccountYet: '¿Primera vez aquí?',
  password: 'Contraseña',
  pleaseProvideValidEmail: 'Escribe un correo completo, como nombre@example.com.',
  pleaseProvideYourEmail: 'Escribe tu correo.',
  pleaseProvideYourPassword: 'Escribe tu contraseña.',
  showPassword: 'Mostrar la contraseña',
  signInLead: 'Tus favoritos y el punto donde lo dejaste te acompañan.',
  signedInTo: 'Has iniciado sesión en {service}.',
  tooManyAttempts: 'Demasiados intentos. Espera un minuto y vuelve a intentarlo.',
  tooManyAttemptsMinutes: 'Demasiados intentos. Prueba de nuevo en {minutes} min',
  tooManyAttemptsSeconds: 'Demasiados intentos. Prueba de nuevo en {seconds} s',

  // Licences and payment.
  alreadyOwned: 'Ya tienes esta licencia',
  alreadyOwnedLead: 'No hay nada que pagar. Disfruta.',
  licenceAlreadyActive: 'Ya tienes esta licencia.',
  billingDetailsRequired: 'Tu cuenta necesita más datos de facturación antes de pagar.',
  captchaFailed: 'No hemos podido comprobar que no eres un robot. Inténtalo de nuevo.',
  card_declined: 'Tu tarjeta ha sido rechazada.',
  cardDeclined: 'Tu tarjeta ha sido rechazada. Prueba con otra.',
  cardHolder: 'Nombre en la tarjeta',
  cardHolderMissing: 'Escribe el nombre que figura en la tarjeta.',
  cardMissing: 'Introduce tu tarjeta.',
  cardNumber: 'Número de tarjeta',
  cardError: 'Algo falla con esta tarjeta. Revísala o prueba con otra.',
  changeLicence: 'Cambiar',
  checkAgain: 'Comprobar de nuevo',
  checkout: 'Pago',
  chooseLicence: 'Elige tu licencia',
  chooseLicenceFirst: 'Elige primero una licencia',
  chooseLicenceLead: 'Empieza a ver al momento, en todos tus dispositivos.',
  continueToPayment: 'Continuar al pago',
  cvc: 'Código de seguridad',
  cvcHint: 'Tres o cuatro cifras de la tarjeta',
  expiredCard: 'Esta tarjeta ha caducado.',
  expiry: 'Fecha de caducidad',
  expiryPlaceholder: 'MM / AA',
  failedPayment: 'Elige primero cómo pagar.',
  free: 'Gratis',
  freeTrialDenied: 'Tú o tu tarjeta ya habéis tenido una prueba gratuita, así que esta empieza con un pago.',
  getForFree: 'Conseguir gratis',
  higherLicenceHeld: 'Incluida en {licence}, que ya tienes',
  higherLicencePaused: 'Incluida en {licence}, que tienes en pausa',
  incorrectZip: 'El código postal no corresponde a esta tarjeta.',
  invalidCardNumber: 'Revisa el número de tarjeta.',
  invalidCvc: 'Revisa el código de seguridad.',
  invalidExpiry: 'Revisa la fecha de caducidad.',
  invalidExpiryMonth: 'Revisa el mes: de 01 a 12.',
  invalidExpiryYear: 'Revisa el año.',
  invalidTierChange: 'No puedes cambiar a esta licencia desde la que tienes.',
  kidPurchasePermissionDenied: 'Las compras no están disponibles en un perfil infantil. Pide a un adulto que inicie sesión.',
  licencePaused: 'Tienes esta licencia en pausa. Reanúdala para ver.',
  maxPaymentMethodsErrorMessage: 'Tu cuenta ya tiene el máximo de tarjetas. Quita una primero.',
  noLicences: 'Ahora mismo no hay nada a la venta.',
  oneTimePayment: 'pago único',
  orderSummary: 'Tu pedido',
  pay: 'Pagar {amount}',
  payButtonHidden: 'Algo tapa este botón. Funcionará en cuanto se vea entero.',
  payDigits: 'Últimas cuatro cifras de la tarjeta',
  payDigitsHint: 'La página que rodea a esta podría ocultar lo que pulsas; por eso no se cobra con solo pulsar.',
  payDigitsMissing: 'Escribe las últimas cuatro cifras de la tarjeta para pagar.',
  pressAgain: 'Comprueba lo que confirmas y vuelve a pulsar.',
  paymentChecking: 'Comprobando tu pago',
  paymentDetails: 'Pagar con tarjeta',
  paymentError: 'No se ha podido cobrar. Revisa tus datos e inténtalo de nuevo.',
  paymentNotTaken: 'No se ha cobrado nada. Puedes volver a intentarlo.',
  paymentSecure: 'Cifrado y enviado solo al proveedor de pago. Nunca guardamos el número de tu tarjeta.',
  paymentUnknown: 'No sabemos cómo ha acabado tu pago',
  paymentUnknownLead: 'La conexión se cortó por el camino. Compruébalo de nuevo: nunca se cobra dos veces.',
  per14Days: 'cada dos semanas',
  perDay: 'al día',
  perMonth: 'al mes',
  per2Months: 'cada dos meses',
  per3Months: 'cada tres meses',
  per6Months: 'cada seis meses',
  perWeek: 'a la semana',
  perYear: 'al año',
  per2Years: 'cada dos años',
  processingPayment: 'Procesando tu pago',
  purchaseSuccess: 'Todo listo',
  purchaseSuccessLead: '{licence} ya es tuya. Disfruta.',
  sandboxAccepted: 'Aceptada: {number}',
  sandboxDeclined: 'Rechazada: {number}',
  sandboxHint: 'Tarjetas de prueba',
  signInToPurchase: 'Inicia sesión para comprar',
  signInToPurchaseLead: 'La licencia pertenece a tu cuenta, para que puedas ver en todos tus dispositivos.',
  signupGeoRestriction: 'Esto no se vende en tu país.',
  stepChoose: 'Licencia',
  stepPay: 'Pago',
  stepWatch: 'Ver',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  tax: 'Impuestos',
  taxIncluded: 'Impuestos incluidos',
  total: 'Total',
  vpnErrorMessage: 'Desactiva tu VPN para comprar.',
  watchNow: 'Ver ahora',

  // Playback.
  videoIsNotLive: 'Este evento no está en directo ahora.',
  thisEventHasEnded: 'Este evento ha terminado.',
  leaveTrailer: 'Cerrar el tráiler',
  watchTrailer: 'Ver el tráiler',
  trailer: 'Tráiler',

  // Rows and heroes.
  addedToMyList: '{title} está en tu lista.',
  discoverMore: 'Descubre más',
  resumePlaying: 'Seguir viendo',
  seeDetails: 'Ver detalles',
  seeEpisodes: 'Ver episodios',
  startedAgo: 'Empezó hace {time}',
  timeLeft: 'Quedan {time}',
  moreInfo: 'Más información',
  startSlides: 'Que se turnen las diapositivas',
  stopSlides: 'Detener las diapositivas',
  showSlide: 'Mostrar {title}',
  watchLive: 'Ver en directo',

  // The site.
  accountMenu: 'Cuenta',
  goHome: 'Ir al inicio',
  language: 'Idioma',
  mainNavigation: 'Principal',
  moreMenu: 'Más',
  openMenu: 'Abrir el menú',
  pageNotFound: 'No hay nada en esta dirección',
  pageNotFoundLead: 'Puede que se haya movido o que la dirección tenga un error.',
  skipToContent: 'Ir al contenido',

  // Series, seasons and playlists.
  earlierSeasons: 'Temporadas anteriores',
  episodeCount: '{count} episodios',
  episodes: 'Episodios',
  episodesFailed: 'No se pudieron cargar los episodios.',
  inThisPlaylist: 'En esta lista',
  laterSeasons: 'Temporadas siguientes',
  moreSeasonsFailed: 'No se pudieron cargar más temporadas',
  noEpisodesYet: 'Aún no hay episodios',
  noEpisodesYetLead: 'Aparecerán aquí en cuanto se estrenen.',
  playlistEmpty: 'Esta lista está vacía',
  previousSeasonsFailed: 'No se pudieron cargar las temporadas anteriores',
  seasons: 'Temporadas',
  seasonsFailed: 'No se pudieron cargar las temporadas',
  shownOf: '{shown} de {count}',
  videoCount: '{count} vídeos',
  resumeTitle: 'Reanudar',
  otherTitles: 'Antes y después',
};
