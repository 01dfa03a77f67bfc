import type { MailText } from '../../identity/mail/texts/mail-text.ts';

/** @property confirm leads on to the last step @property none is for an address and a number that do not belong together, so that nobody learns which do */
export interface WithdrawalMails { confirm: MailText; none: MailText }

const en: WithdrawalMails = {
  confirm: { subject: 'Withdraw from your contract with {service}', lead: 'You want to withdraw from your contract. Your wish has arrived in time. One more press carries it out.', action: 'Withdraw from the contract', note: 'The link is good for three days and once. If you did not ask for it, do nothing: your contract goes on.' },
  none: { subject: 'No contract was found at {service}', lead: 'Somebody wants to withdraw from a contract with this address, but the number belongs to none that can be withdrawn from. Check it on your receipt.', note: 'If it was not you, there is nothing to do.' },
};
const es: WithdrawalMails = {
  confirm: { subject: 'Desiste de tu contrato con {service}', lead: 'Quieres desistir de tu contrato. Tu solicitud ha llegado a tiempo. Con un toque más se hace efectiva.', action: 'Desistir del contrato', note: 'El enlace vale tres días y una sola vez. Si no lo has pedido, no hagas nada: tu contrato continúa.' },
  none: { subject: 'No hemos encontrado el contrato en {service}', lead: 'Alguien quiere desistir de un contrato con esta dirección, pero el número no corresponde a ninguno del que se pueda desistir. Compruébalo en tu recibo.', note: 'Si no has sido tú, no tienes que hacer nada.' },
};
const pt: WithdrawalMails = {
  confirm: { subject: 'Retrata-te do teu contrato com {service}', lead: 'Queres retratar-te do teu contrato. O teu pedido chegou a tempo. Mais um toque e fica feito.', action: 'Retratar-me do contrato', note: 'O link vale três dias e uma só vez. Se não o pediste, não faças nada: o teu contrato continua.' },
  none: { subject: 'Contrato não encontrado em {service}', lead: 'Alguém quer retratar-se de um contrato com este endereço, mas o número não corresponde a nenhum que o permita. Confirma-o no teu recibo.', note: 'Se não foste tu, não precisas de fazer nada.' },
};
const ar: WithdrawalMails = {
  confirm: { subject: 'الرجوع عن عقدك مع {service}', lead: 'تريد الرجوع عن عقدك. وصل طلبك في الوقت المناسب، وضغطة واحدة أخرى تنفذه.', action: 'الرجوع عن العقد', note: 'الرابط صالح لثلاثة أيام ولمرة واحدة. إن لم تطلبه فلا تفعل شيئًا: يستمر عقدك.' },
  none: { subject: 'لم يُعثر على عقد لدى {service}', lead: 'يريد أحدهم الرجوع عن عقد بهذا العنوان، لكن الرقم لا يخص عقدًا يمكن الرجوع عنه. تحقق منه في إيصالك.', note: 'إن لم تكن أنت فلا حاجة إلى فعل شيء.' },
};
const texts: ReadonlyMap<string, WithdrawalMails> = new Map(Object.entries<WithdrawalMails>({ en, es, pt, ar }));

/** In a locale of the tenant; English where there are none. */
export const withdrawalMailsIn = (locale: string): WithdrawalMails => texts.get(locale.split('-')[0] ?? '') ?? en;
