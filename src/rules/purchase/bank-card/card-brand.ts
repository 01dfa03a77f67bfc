const names: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' };

/** What a card's brand is called; one that this build does not know is shown as it came. */
export const cardBrand = (cardType: string): string => (Object.hasOwn(names, cardType) ? names[cardType]! : cardType);
