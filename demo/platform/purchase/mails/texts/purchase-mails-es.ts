import type { PurchaseMailTexts } from './purchase-mail-text.ts';

/** Spanish words of mails about purchases. */
export const esMails: PurchaseMailTexts = {
  receipt: { subject: 'Tu recibo de {licence}', lead: 'Hemos recibido {price} por {licence}. Tu factura es {invoice}.', dated: 'Está pagado hasta el {date}.', action: 'Ver tus pagos', note: 'Todas tus facturas están en tu cuenta en PDF.' },
  paidBack: { subject: 'Te devolvemos {price}', lead: 'Tu contrato de {licence} ha terminado y {price} vuelven por donde vinieron. Tu factura rectificativa es {invoice}.', action: 'Ver tus pagos', note: 'El banco puede tardar unos días en mostrarlo.' },
  trialEnds: { subject: 'Tu prueba gratuita de {licence} termina pronto', lead: 'Tu prueba gratuita termina el {date}. Después {licence} cuesta {price}.', action: 'Seguir o cancelar', note: 'Si quieres seguir, no tienes que hacer nada. Si cancelas antes de ese día, no se cobra nada.' },
  renewalAhead: { subject: '{licence} se renueva pronto', lead: '{licence} se renueva el {date} por {price}.', action: 'Ver tu suscripción', note: 'Si quieres seguir, no tienes que hacer nada. Si cancelas antes de ese día, no se cobra nada más.' },
  paymentRefused: { subject: 'No se ha podido cobrar {licence}', lead: 'Tu tarjeta ha sido rechazada y {licence} no se ha podido renovar.', dated: 'Sigue abierta hasta el {date} mientras lo intentamos de nuevo.', action: 'Pagar con otra tarjeta', note: 'Tu banco puede decirte el motivo. Si no haces nada, la suscripción termina.' },
  endedUnpaid: { subject: '{licence} ha terminado', lead: 'El pago de {licence} se ha rechazado varias veces y la suscripción ha terminado. No debes nada.', action: 'Empezar de nuevo', note: 'Tus listas y tu lugar en cada título siguen ahí.' },
  pauseEnds: { subject: 'Tu pausa de {licence} termina pronto', lead: '{licence} continúa el {date} y cuesta {price}.', action: 'Ver tu suscripción', note: 'Si quieres volver, no tienes que hacer nada. Si cancelas antes de ese día, no se cobra nada.' },
  cancelled: { subject: 'Has cancelado {licence}', lead: 'Tu suscripción a {licence} está cancelada y no se cobra nada más.', dated: 'Puedes ver contenidos hasta el {date}.', action: 'Ver tu suscripción', note: 'Si cambias de idea antes de que termine, puedes recuperarla en tu cuenta.' },
  newPrice: { subject: 'Un precio nuevo para {licence}', lead: '{licence} costará {price} desde el {date}. Te preguntamos antes de cobrarlo.', action: 'Aceptar o dejarla', note: 'Sin tu respuesta la suscripción termina con el tiempo que has pagado.' },
  newPriceNotice: { subject: 'Un precio nuevo para {licence}', lead: '{licence} costará {price} desde el {date}.', action: 'Ver tu suscripción', note: 'Si quieres seguir, no tienes que hacer nada. Si cancelas antes del primer pago a este precio, no se cobra.' },
  offerTaken: { subject: 'Tu oferta de {licence}', lead: 'Sigues con {licence} y los próximos pagos son más bajos: {price} cada uno mientras dure la oferta.', action: 'Ver tu suscripción', note: 'Gracias por seguir con {service}.' },
  withdraw: 'Puedes desistir de este contrato hasta el {until}, sin dar motivos:',
  withdrawByView: 'Puedes desistir de este contrato hasta el {until}, sin dar motivos, salvo que se haya reproducido durante un minuto. Lo aceptaste al pagar:',
};
