import { giftPt } from './gift/gift-pt.ts';
import { billingPt } from './billing/billing-pt.ts';
import { codesPt } from './codes/codes-pt.ts';
import { payerPt } from './codes/payer-pt.ts';
import { paymentsPt } from './payments/payments-pt.ts';
import { cardsPt } from './cards/cards-pt.ts';
import { vouchersPt } from './vouchers/vouchers-pt.ts';
import { formsPt } from './forms/forms-pt.ts';
import { signUpPt } from './sign-up/sign-up-pt.ts';
import { mailProofsPt } from './mail-proofs/mail-proofs-pt.ts';
import { offersPt } from './offers/offers-pt.ts';
import { waysPt } from './ways/ways-pt.ts';
import { providersPt } from './providers/providers-pt.ts';
import { listsPt } from './lists/lists-pt.ts';
import { captionsPt } from './captions/captions-pt.ts';
import { housePt } from './house/house-pt.ts';
import { chromePt } from './chrome/chrome-pt.ts';
import { pagesPt } from './pages/pages-pt.ts';
import { rowsPt } from './rows/rows-pt.ts';
import { playerPt } from './player/player-pt.ts';
import { devicesPt } from './devices/devices-pt.ts';
import { accountPt } from './account/account-pt.ts';
import { memberPt } from './account/member-pt.ts';
import { plansPt } from './plans/plans-pt.ts';
import { subscriptionsPt } from './subscriptions/subscriptions-pt.ts';
import { historyPt } from './subscriptions/history-pt.ts';
import { papersPt } from './papers/papers-pt.ts';
import { reasonsPt } from './reasons/reasons-pt.ts';
import { withdrawalPt } from './withdrawal/withdrawal-pt.ts';
import { impersonationPt } from './impersonation/impersonation-pt.ts';
import { sharingPt } from './sharing/sharing-pt.ts';
import { togetherPt } from './together/together-pt.ts';
import { programmesPt } from './programmes/programmes-pt.ts';
import { guideToolsPt } from './guide-tools/guide-tools-pt.ts';
import { searchPt } from './search/search-pt.ts';
import { viewPt } from './view/view-pt.ts';

/** Portuguese labels by key. */
export const pt: Record<string, string> = {
  ...cardsPt,
  ...giftPt,
  ...billingPt,
  ...codesPt,
  ...payerPt,
  ...paymentsPt,
  ...vouchersPt,
  ...formsPt,
  ...accountPt,
  ...memberPt,
  ...subscriptionsPt,
  ...plansPt,
  ...historyPt,
  ...papersPt,
  ...reasonsPt,
  ...withdrawalPt,
  ...impersonationPt,
  ...devicesPt,
  ...providersPt,
  ...captionsPt,
  ...playerPt,
  ...rowsPt,
  ...pagesPt,
  ...housePt,
  ...chromePt,
  ...guideToolsPt,
  ...searchPt,
  ...listsPt,
  ...programmesPt,
  ...viewPt,
  ...togetherPt,
  ...sharingPt,
  ...mailProofsPt,
  ...offersPt,
  ...waysPt,
  ...signUpPt,
  menuHome: 'Início',

  // Guide and dialogs.
  channels: 'Canais',
  close: 'Fechar',
  day: 'Dia',
  locked: 'Bloqueado',
  noInformation: 'Sem informação',
  now: 'Agora',
  onNext: 'A seguir',
  onNow: 'No ar',
  primeTime: 'Horário nobre',
  programmeGuide: 'Guia de programação',
  today: 'Hoje',

  // Cards, rows and lists.
  addToMyList: 'Adicionar {title} à minha lista',
  browseCatalogue: 'Encontrar algo para ver',
  elementFailed: 'Não foi possível mostrar esta parte da página.',
  errorCode: 'Código: {code}',
  liveNow: 'Em direto agora',
  loadMore: 'Mostrar mais',
  moreFailed: 'Não foi possível carregar mais.',
  myList: 'A minha lista',
  myListEmpty: 'A tua lista está vazia',
  myListEmptyLead: 'Carrega no coração daquilo de que gostas e encontras tudo aqui.',
  myListFailed: 'Não foi possível carregar a tua lista.',
  myListGuest: 'Guarda aquilo de que gostas',
  myListGuestLead: 'Inicia sessão para guardar títulos e voltar a encontrá-los em qualquer dispositivo.',
  nextCards: 'Seguintes',
  notAvailableHere: 'Não disponível aqui',
  nothingHere: 'Ainda não há nada aqui',
  pageFailed: 'Não foi possível carregar esta página.',
  previousCards: 'Anteriores',
  purchaseToWatch: 'Premium',
  removedFromMyList: '{title} foi removido.',
  removeFromMyList: 'Remover {title} da minha lista',
  rowFailed: 'Não foi possível carregar esta fila.',
  seasonAndEpisode: 'T{season} E{episode}',
  signInAgainToWatch: 'A tua sessão terminou. Inicia sessão novamente para ver.',
  signInToWatch: 'Inicia sessão para ver',
  undo: 'Anular',
  upcoming: 'Em breve',
  watchedPercent: '{percent}% visto',

  // General.
  signIn: 'Iniciar sessão',
  signOut: 'Terminar sessão',
  signUp: 'Criar conta',
  retry: 'Tentar novamente',
  loading: 'A carregar',
  anErrorOccured: 'Ocorreu um erro',
  sorrySomethingWentWrong: 'Lamentamos, algo correu mal',
  platformUnreachable: 'Não conseguimos contactar o serviço. Verifica a tua ligação e tenta novamente.',
  realmUnknown: 'Este serviço não é conhecido aqui.',
  realmNotRegistered: 'Este site não está registado para mostrar este conteúdo.',
  menuGuide: 'Guia',
  menuMyList: 'A minha lista',
  menuPlans: 'Planos',
  homeOutro: 'É toda a programação. Amanhã há mais.',

  // Sign-in.
  EMPTY_INPUTS: 'Introduz o teu e-mail e a palavra-passe.',
  email: 'E-mail',
  failedAuthentication: 'O e-mail e a palavra-passe não correspondem. Verifica-os e tenta novamente.',
  forgotPassword: 'Esqueceste-te da palavra-passe?',
  greeting: 'Olá, {name}',
  greetingNameless: 'Olá de novo',
  noAccountYet: 'É a primeira vez aqui?',
  password: 'Palavra-passe',
  pleaseProvideValidEmail: 'Introduz um endereço de e-mail completo, como nome@exemplo.pt.',
  pleaseProvideYourEmail: 'Introduz o teu e-mail.',
  pleaseProvideYourPassword: 'Introduz a tua palavra-passe.',
  showPassword: 'Mostrar palavra-passe',
  signInLead: 'Os teus favoritos e o ponto em que ficaste em cada título vão contigo.',
  signedInTo: 'Iniciaste sessão em {service}.',
  tooManyAttempts: 'Demasiadas tentativas. Espera um minuto e tenta novamente.',
  tooManyAttemptsMinutes: 'Demasiadas tentativas. Tenta novamente dentro de {minutes} min',
  tooManyAttemptsSeconds: 'Demasiadas tentativas. Tenta novamente dentro de {seconds} s',

  // Licences and payment.
  alreadyOwned: 'Já tens este plano',
  alreadyOwnedLead: 'Não há nada a pagar. Aproveita.',
  licenceAlreadyActive: 'Já tens este plano.',
  billingDetailsRequired: 'A tua conta precisa de mais dados de faturação antes de poderes pagar.',
  captchaFailed: 'Não conseguimos confirmar que não és um robô. Tenta novamente.',
  card_declined: 'O teu cartão foi recusado.',
  cardDeclined: 'O teu cartão foi recusado. Tenta com outro cartão.',
  cardHolder: 'Nome no cartão',
  cardHolderMissing: 'Introduz o nome que está no cartão.',
  cardMissing: 'Introduz o teu cartão.',
  cardNumber: 'Número do cartão',
  cardError: 'Há algo de errado com este cartão. Verifica-o ou tenta com outro.',
  changeLicence: 'Alterar',
  checkAgain: 'Verificar novamente',
  checkout: 'Pagamento',
  chooseLicence: 'Escolhe o teu plano',
  chooseLicenceFirst: 'Escolhe primeiro um plano',
  chooseLicenceLead: 'Começa a ver de imediato, em qualquer dispositivo.',
  continueToPayment: 'Continuar para o pagamento',
  cvc: 'Código de segurança',
  cvcHint: 'Três ou quatro algarismos no cartão',
  expiredCard: 'Este cartão expirou.',
  expiry: 'Data de validade',
  expiryPlaceholder: 'MM / AA',
  failedPayment: 'Escolhe primeiro como pagar.',
  free: 'Grátis',
  freeTrialDenied: 'Tu ou o teu cartão já tiveram um período grátis, por isso este começa com um pagamento.',
  getForFree: 'Obter grátis',
  higherLicenceHeld: 'Incluído em {licence}, que já tens',
  higherLicencePaused: 'Incluído em {licence}, que tens em pausa',
  incorrectZip: 'O código postal não pertence a este cartão.',
  invalidCardNumber: 'Verifica o número do cartão.',
  invalidCvc: 'Verifica o código de segurança.',
  invalidExpiry: 'Verifica a data de validade.',
  invalidExpiryMonth: 'Verifica o mês: 01 a 12.',
  invalidExpiryYear: 'Verifica o ano.',
  invalidTierChange: 'Não podes mudar para este plano a partir do que tens.',
  kidPurchasePermissionDenied: 'As compras não estão disponíveis num perfil infantil. Pede a um adulto que inicie sessão.',
  licencePaused: 'Tens este plano em pausa. Retoma-o para ver.',
  maxPaymentMethodsErrorMessage: 'A tua conta já tem o máximo de cartões. Remove um primeiro.',
  noLicences: 'Neste momento não há nada à venda aqui.',
  oneTimePayment: 'um único pagamento',
  orderSummary: 'A tua encomenda',
  pay: 'Pagar {amount}',
  payButtonHidden: 'Algo está a tapar este botão. Funciona assim que estiver todo à vista.',
  payDigits: 'Últimos quatro dígitos do cartão',
  payDigitsHint: 'A página à volta desta podia esconder onde carregas; por isso, um toque só não cobra nada.',
  payDigitsMissing: 'Escreve os últimos quatro dígitos do cartão para pagares.',
  pressAgain: 'Verifica o que confirmas e prime outra vez.',
  paymentChecking: 'A verificar o teu pagamento',
  paymentDetails: 'Pagar com cartão',
  paymentError: 'Não foi possível efetuar o pagamento. Verifica os teus dados e tenta novamente.',
  paymentNotTaken: 'Não foi cobrado nada. Podes tentar novamente.',
  paymentSecure: 'Cifrado e enviado apenas ao prestador de pagamentos. Nunca guardamos o número do teu cartão.',
  paymentUnknown: 'Ainda não sabemos como terminou o teu pagamento',
  paymentUnknownLead: 'A tua ligação caiu pelo caminho. Verifica novamente: nunca pagas duas vezes.',
  per14Days: 'de duas em duas semanas',
  perDay: 'por dia',
  perMonth: 'por mês',
  per2Months: 'de dois em dois meses',
  per3Months: 'de três em três meses',
  per6Months: 'de seis em seis meses',
  perWeek: 'por semana',
  perYear: 'por ano',
  per2Years: 'de dois em dois anos',
  processingPayment: 'A processar o teu pagamento',
  purchaseSuccess: 'Está tudo pronto',
  purchaseSuccessLead: '{licence} é teu. Aproveita.',
  sandboxAccepted: 'Aceite: {number}',
  sandboxDeclined: 'Recusado: {number}',
  sandboxHint: 'Cartões de demonstração',
  signInToPurchase: 'Inicia sessão para comprar',
  signInToPurchaseLead: 'Um plano pertence à tua conta, para poderes ver em qualquer dispositivo.',
  signupGeoRestriction: 'Não está à venda no teu país.',
  stepChoose: 'Plano',
  stepPay: 'Pagamento',
  stepWatch: 'Ver',
  subtotal: 'Subtotal',
  discount: 'Desconto',
  tax: 'Imposto',
  taxIncluded: 'Imposto incluído',
  total: 'Total',
  vpnErrorMessage: 'Desliga a tua VPN para comprar.',
  watchNow: 'Ver agora',

  // Playback.
  videoIsNotLive: 'Este evento não está em direto neste momento.',
  thisEventHasEnded: 'Este evento terminou.',
  leaveTrailer: 'Fechar o trailer',
  watchTrailer: 'Ver o trailer',
  trailer: 'Trailer',

  // Rows and heroes.
  addedToMyList: '{title} está na tua lista.',
  discoverMore: 'Descobrir mais',
  resumePlaying: 'Continuar a ver',
  seeDetails: 'Ver detalhes',
  seeEpisodes: 'Ver episódios',
  startedAgo: 'Começou há {time}',
  timeLeft: 'Faltam {time}',
  moreInfo: 'Mais informações',
  startSlides: 'Deixar os títulos alternar',
  stopSlides: 'Parar os títulos',
  showSlide: 'Mostrar {title}',
  watchLive: 'Ver em direto',

  // The site.
  accountMenu: 'Conta',
  goHome: 'Ir para o início',
  language: 'Idioma',
  mainNavigation: 'Principal',
  moreMenu: 'Mais',
  openMenu: 'Abrir o menu',
  pageNotFound: 'Não há nada neste endereço',
  pageNotFoundLead: 'Pode ter mudado de sítio, ou o endereço tem uma gralha.',
  skipToContent: 'Saltar para o conteúdo',

  // Series, seasons and playlists.
  earlierSeasons: 'Temporadas anteriores',
  episodeCount: '{count} episódios',
  episodes: 'Episódios',
  episodesFailed: 'Não foi possível carregar os episódios.',
  inThisPlaylist: 'Nesta lista de reprodução',
  laterSeasons: 'Temporadas seguintes',
  moreSeasonsFailed: 'Não foi possível carregar mais temporadas',
  noEpisodesYet: 'Ainda não há episódios',
  noEpisodesYetLead: 'É aqui que vão estar assim que saírem.',
  playlistEmpty: 'Esta lista de reprodução está vazia',
  previousSeasonsFailed: 'Não foi possível carregar as temporadas anteriores',
  seasons: 'Temporadas',
  seasonsFailed: 'Não foi possível carregar as temporadas',
  shownOf: '{shown} de {count}',
  videoCount: '{count} vídeos',
  resumeTitle: 'Retomar',
  otherTitles: 'Antes e depois',
};
