import type { MailTexts } from './mail-text.ts';

type GiftMails = Pick<MailTexts, 'giftPaid' | 'giftReceived'>;

const en: GiftMails = {
  giftPaid: { subject: 'Your gift from {service}', lead: 'Thank you: your gift is paid. This is its code, for whoever it is for:', action: 'Redeem a gift', note: 'Whoever has the code can redeem it, once and within three years. If you gave an e-mail of somebody, we write to them too.' },
  giftReceived: { subject: 'A gift for you from {service}', lead: 'Somebody gives you something to watch. This is what they say, and your code:', action: 'Redeem my gift', note: 'The code is good once and for three years. It costs you nothing, and nothing is renewed by itself.' },
};

const es: GiftMails = {
  giftPaid: { subject: 'Tu regalo de {service}', lead: 'Gracias: tu regalo está pagado. Este es su código, para quien lo recibe:', action: 'Canjear un regalo', note: 'Quien tenga el código puede canjearlo, una vez y durante tres años. Si nos diste el correo de alguien, también le escribimos.' },
  giftReceived: { subject: 'Un regalo para ti de {service}', lead: 'Alguien te regala algo que ver. Esto es lo que te dice, y tu código:', action: 'Canjear mi regalo', note: 'El código vale una vez y durante tres años. No te cuesta nada y nada se renueva por sí solo.' },
};

const pt: GiftMails = {
  giftPaid: { subject: 'O teu presente de {service}', lead: 'Obrigado: o teu presente está pago. Este é o código, para quem o recebe:', action: 'Resgatar um presente', note: 'Quem tiver o código pode resgatá-lo, uma vez e durante três anos. Se indicaste o e-mail de alguém, também lhe escrevemos.' },
  giftReceived: { subject: 'Um presente para ti de {service}', lead: 'Alguém te oferece algo para ver. Isto é o que te diz, e o teu código:', action: 'Resgatar o meu presente', note: 'O código vale uma vez e durante três anos. Não te custa nada e nada se renova por si só.' },
};

const ar: GiftMails = {
  giftPaid: { subject: 'هديتك من {service}', lead: 'شكرًا لك: تم دفع ثمن هديتك. هذا رمزها لمن تُهدى إليه:', action: 'استبدال هدية', note: 'يمكن لمن لديه الرمز استبداله مرة واحدة خلال ثلاث سنوات. إن أعطيتنا بريد أحد، فسنكتب إليه أيضًا.' },
  giftReceived: { subject: 'هدية لك من {service}', lead: 'يهديك أحدهم ما تشاهده. هذا ما يقوله لك، وهذا رمزك:', action: 'استبدال هديتي', note: 'الرمز صالح مرة واحدة لمدة ثلاث سنوات. لا يكلفك شيئًا ولا يتجدد شيء تلقائيًا.' },
};

/** The words of mails about gifts. */
export const giftMailTexts = { en, es, pt, ar } as const;
