import type { PurchaseMailTexts } from './purchase-mail-text.ts';

/** Portuguese words of mails about purchases. */
export const ptMails: PurchaseMailTexts = {
  receipt: { subject: 'O seu recibo de {licence}', lead: 'Recebemos {price} por {licence}. A sua fatura é {invoice}.', dated: 'Está pago até {date}.', action: 'Ver os pagamentos', note: 'Todas as faturas estão na sua conta em PDF.' },
  paidBack: { subject: 'Devolvemos-lhe {price}', lead: 'O seu contrato de {licence} terminou e {price} voltam por onde vieram. A sua nota de crédito é {invoice}.', action: 'Ver os pagamentos', note: 'O banco pode demorar alguns dias a mostrá-lo.' },
  trialEnds: { subject: 'O seu teste grátis de {licence} termina em breve', lead: 'O seu teste grátis termina em {date}. Depois, {licence} custa {price}.', action: 'Manter ou cancelar', note: 'Se quiser manter, não precisa de fazer nada. Se cancelar antes desse dia, nada é cobrado.' },
  renewalAhead: { subject: '{licence} renova-se em breve', lead: '{licence} renova-se em {date} por {price}.', action: 'Ver a subscrição', note: 'Se quiser manter, não precisa de fazer nada. Se cancelar antes desse dia, nada mais é cobrado.' },
  paymentRefused: { subject: 'O pagamento de {licence} não foi feito', lead: 'O seu cartão foi recusado e {licence} não pôde ser renovada.', dated: 'Fica aberta até {date} enquanto tentamos de novo.', action: 'Pagar com outro cartão', note: 'O seu banco pode dizer o motivo. Se não fizer nada, a subscrição termina.' },
  endedUnpaid: { subject: '{licence} terminou', lead: 'O pagamento de {licence} foi recusado várias vezes e a subscrição terminou. Não deve nada.', action: 'Começar de novo', note: 'As suas listas e o seu lugar em cada título continuam lá.' },
  pauseEnds: { subject: 'A sua pausa de {licence} termina em breve', lead: '{licence} continua em {date} e custa {price}.', action: 'Ver a subscrição', note: 'Se quiser voltar, não precisa de fazer nada. Se cancelar antes desse dia, nada é cobrado.' },
  cancelled: { subject: 'Cancelou {licence}', lead: 'A sua subscrição de {licence} está cancelada e nada mais é cobrado.', dated: 'Pode ver até {date}.', action: 'Ver a subscrição', note: 'Se mudar de ideias antes do fim, pode recuperá-la na sua conta.' },
  newPrice: { subject: 'Um novo preço para {licence}', lead: '{licence} vai custar {price} a partir de {date}. Perguntamos-lhe antes de cobrar.', action: 'Aceitar ou sair', note: 'Sem a sua resposta, a subscrição termina com o tempo que já pagou.' },
  offerTaken: { subject: 'A sua oferta de {licence}', lead: 'Fica com {licence} e os próximos pagamentos são mais baixos: {price} cada um enquanto a oferta durar.', action: 'Ver a subscrição', note: 'Obrigado por ficar com {service}.' },
  withdraw: 'Pode retratar-se deste contrato até {until}, sem dar motivos:',
};
