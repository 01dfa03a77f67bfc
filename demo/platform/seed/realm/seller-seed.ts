import type { Seller } from '../../db/tables/purchase/subscription-tables.ts';

const cinema: Seller = { name: 'Cinema Lumen Ltd', address: ['4 Projection Row', 'London W1D 4QN', 'United Kingdom'], taxNumber: 'VAT GB 999 9999 73', email: 'invoices@cinema.footlight.test' };
const arena: Seller = { name: 'Arena Deportes S.L.', address: ['Calle del Estadio 21', '28020 Madrid', 'España'], taxNumber: 'NIF ES B99999992', email: 'invoices@arena.footlight.test' };

/** Who sells a tenant's licences. Nobody: the names and numbers are made up. */
export const sellerOf = (realm: string): Seller => (realm === 'cinema' ? cinema : arena);
