/** Where consumers may withdraw from a contract made at a distance: the European Union, and the United Kingdom. @source Directive 2011/83/EU art. 9; Consumer Contracts Regulations 2013 reg. 29 */
const countries = new Set('AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

const withdrawalMs = 14 * 86_400_000;

/** Until when a contract may be withdrawn from; undefined where no law says so. @param purchasedAt of the contract, epoch milliseconds: a renewal is none */
export const withdrawalEnd = (country: string, purchasedAt: number): number | undefined => (countries.has(country) ? purchasedAt + withdrawalMs : undefined);
