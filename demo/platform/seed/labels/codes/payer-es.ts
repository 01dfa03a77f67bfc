/** Where a payment is confirmed that is no bank: a wallet, an app that reads a code, the issuer of a card. */
export const payerEs = {
  walletPending: '{name} lo está procesando',
  walletUnfinished: 'Aún no lo has confirmado en tu monedero {name}. De momento no se ha cobrado nada.',
  walletCancelled: 'Volviste atrás en {name}. No se ha cobrado nada.',
  codeAppPending: 'Se está comprobando tu pago con {name}',
  codeAppLead: 'Se paga en tu app de {name}, que se abre en una ventana nueva. Esta página espera y continúa sola.',
  codeAppOpen: 'Ir a {name}',
  codeAppUnfinished: 'Aún no se ha pagado con {name}. De momento no se ha cobrado nada.',
  codeAppCancelled: 'Se renunció a este pago con {name}. No se ha cobrado nada.',
  issuerPending: 'El emisor de tu tarjeta lo está procesando',
  issuerLead: 'El emisor de tu tarjeta lo confirma en su propia página, que se abre en una ventana nueva. Esta página espera y continúa sola.',
  issuerOpen: 'Ir al emisor de tu tarjeta',
  issuerUnfinished: 'El emisor de tu tarjeta aún no lo ha confirmado. De momento no se ha cobrado nada.',
  issuerCancelled: 'Volviste atrás en la página del emisor de tu tarjeta. No se ha cobrado nada.',
  payerPendingLead: 'Puede tardar un poco. Lo que has comprado se abre en cuanto llegue el dinero; no hace falta que te quedes en esta página.',
};
