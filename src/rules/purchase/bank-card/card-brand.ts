const names: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex', sepa_debit: 'SEPA' };

/** A bank account that pays by direct debit: it has no holder's name and no end. */
export const isMandate = ({ cardType }: { cardType: string }): boolean => cardType === 'sepa_debit';

/** What a card's brand is called; one that this build does not know is shown as it came. */
export const cardBrand = (cardType: string): string => (Object.hasOwn(names, cardType) ? names[cardType]! : cardType);
