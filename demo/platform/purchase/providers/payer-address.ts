import type { PayerStep, ProviderPayment } from '../../db/tables/purchase/provider-tables.ts';

/** The host of each kind of page: an issuer's, a bank's and a wallet's are not one another's, nor the platform's. */
export const payerHosts: Record<PayerStep, string> = {
  CHALLENGE: 'acs.localhost', IDEAL: 'ideal.localhost', BANCONTACT: 'bancontact.localhost', BANK: 'bank.localhost', PIX: 'pix.localhost', GCASH: 'wallet.localhost',
};

/** Where a payer confirms a payment. */
export const payerAddress = ({ step, reference }: Pick<ProviderPayment, 'step' | 'reference'>, port: number): string => `http://${payerHosts[step]}:${port}/pay/${reference}`;
