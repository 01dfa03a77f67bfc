const names: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex', sepa_debit: 'SEPA', pix: 'Pix', gcash: 'GCash' };

/** The one currency of each account that pays without a card. */
const mandateCurrencies = new Map([['sepa_debit', 'EUR'], ['pix', 'BRL'], ['gcash', 'PHP']]);

/** An account that pays by direct debit, Pix or a wallet: it has no holder's name and no end. */
export const isMandate = ({ cardType }: { cardType: string }): boolean => mandateCurrencies.has(cardType);

/** Whether it can pay in a currency: a card in any, an account in its own. */
export const paysIn = ({ cardType }: { cardType: string }, currency: string): boolean => (mandateCurrencies.get(cardType) ?? currency) === currency;

/** What a card's brand is called; one that this build does not know is shown as it came. */
export const cardBrand = (cardType: string): string => (Object.hasOwn(names, cardType) ? names[cardType]! : cardType);
