import type { PurchaseMailTexts } from './purchase-mail-text.ts';

/** Portuguese words of mails about purchases. */
export const ptMails: PurchaseMailTexts = {
  receipt: { subject: 'O teu recibo de {licence}', lead: 'Recebemos {price} por {licence}. A tua fatura é {invoice}.', dated: 'Está pago até {date}.', action: 'Ver os pagamentos', note: 'Todas as faturas estão na tua conta em PDF.' },
  paidBack: { subject: 'Devolvemos-te {price}', lead: 'O teu contrato de {licence} terminou e {price} voltam por onde vieram. A tua nota de crédito é {invoice}.', action: 'Ver os pagamentos', note: 'O banco pode demorar alguns dias a mostrá-lo.' },
  trialEnds: { subject: 'O teu período grátis de {licence} termina em breve', lead: 'O teu período grátis termina em {date}. Depois, {licence} custa {price}.', action: 'Manter ou cancelar', note: 'Se quiseres manter, não precisas de fazer nada. Se cancelares antes desse dia, nada é cobrado.' },
  renewalAhead: { subject: '{licence} renova-se em breve', lead: '{licence} renova-se em {date} por {price}.', action: 'Ver a subscrição', note: 'Se quiseres manter, não precisas de fazer nada. Se cancelares antes desse dia, nada mais é cobrado.' },
  paymentRefused: { subject: 'O pagamento de {licence} não foi feito', lead: 'O teu cartão foi recusado e {licence} não pôde ser renovada.', dated: 'Fica aberta até {date} enquanto tentamos de novo.', action: 'Pagar com outro cartão', note: 'O teu banco pode dizer o motivo. Se não fizeres nada, a subscrição termina.' },
  endedUnpaid: { subject: '{licence} terminou', lead: 'O pagamento de {licence} foi recusado várias vezes e a subscrição terminou. Não deves nada.', action: 'Começar de novo', note: 'As tuas listas e o teu lugar em cada título continuam lá.' },
  pauseEnds: { subject: 'A tua pausa de {licence} termina em breve', lead: '{licence} continua em {date} e custa {price}.', action: 'Ver a subscrição', note: 'Se quiseres voltar, não precisas de fazer nada. Se cancelares antes desse dia, nada é cobrado.' },
  cancelled: { subject: 'Cancelaste {licence}', lead: 'A tua subscrição de {licence} está cancelada e nada mais é cobrado.', dated: 'Podes ver até {date}.', action: 'Ver a subscrição', note: 'Se mudares de ideias antes do fim, podes recuperá-la na tua conta.' },
  newPrice: { subject: 'Um novo preço para {licence}', lead: '{licence} vai custar {price} a partir de {date}. Perguntamos-te antes de cobrar.', action: 'Aceitar ou sair', note: 'Sem a tua resposta, a subscrição termina com o tempo que já pagaste.' },
  newPriceNotice: { subject: 'Um novo preço para {licence}', lead: '{licence} vai custar {price} a partir de {date}.', action: 'Ver a tua subscrição', note: 'Se quiseres manter, não precisas de fazer nada. Se cancelares antes do primeiro pagamento a este preço, não é cobrado.' },
  offerTaken: { subject: 'A tua oferta de {licence}', lead: 'Ficas com {licence} e os próximos pagamentos são mais baixos: {price} cada um enquanto a oferta durar.', action: 'Ver a subscrição', note: 'Obrigado por ficares com {service}.' },
  withdraw: 'Podes retratar-te deste contrato até {until}, sem dar motivos:',
  withdrawByView: 'Podes retratar-te deste contrato até {until}, sem dar motivos, salvo se já foi reproduzido durante um minuto. Aceitaste isso ao pagar:',
};
