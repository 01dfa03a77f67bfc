/** The hosts whose pages take cards: an acquirer's, and a second one's, which only one tenant uses. */
export const cardFieldHosts = ['card.localhost', 'second-card.localhost'] as const;

/** Where a tenant's cards are entered, with the port still open. */
export const cardFieldsAddress = (host: (typeof cardFieldHosts)[number], realm: string): string => `http://${host}:{port}/fields/${realm}`;
