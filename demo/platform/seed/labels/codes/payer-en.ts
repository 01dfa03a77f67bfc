/** Where a payment is confirmed that is no bank: a wallet, an app that reads a code, the issuer of a card. */
export const payerEn = {
  walletPending: '{name} is working on it',
  walletUnfinished: 'You have not confirmed it in your {name} wallet yet. Nothing was charged so far.',
  walletCancelled: 'You turned back in {name}. Nothing was charged.',
  codeAppPending: 'Your {name} payment is being checked',
  codeAppLead: 'It is paid in your {name} app, which opens in a new window. This page waits, and goes on by itself.',
  codeAppOpen: 'Go to {name}',
  codeAppUnfinished: 'It has not been paid with {name} yet. Nothing was charged so far.',
  codeAppCancelled: 'This {name} payment was given up. Nothing was charged.',
  issuerPending: 'Your card’s issuer is working on it',
  issuerLead: 'Your card’s issuer confirms it on a page of its own, which opens in a new window. This page waits, and goes on by itself.',
  issuerOpen: 'Go to your card’s issuer',
  issuerUnfinished: 'Your card’s issuer has not confirmed it yet. Nothing was charged so far.',
  issuerCancelled: 'You turned back at your card’s issuer. Nothing was charged.',
  payerPendingLead: 'This can take a while. What you bought opens as soon as the money is here, and you need not stay on this page.',
};
