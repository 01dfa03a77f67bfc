import type { OperatorConfig } from '../../../../../src/contracts/identity/outside/operator.ts';

const operator = (id: string, displayName: string, featured = false) => ({ id, displayName, featured });

/** Operators whose people may watch. Each is the same directory of people; `Kiosk` sells nothing that this demo's channels are in. */
export const operators: OperatorConfig['requestor']['mvpds'] = [
  operator('nordlink', 'Nordlink', true), operator('telesur', 'Telesur Cable', true), operator('bluebox', 'Bluebox', true),
  operator('almadar', 'المدار', false), operator('canal-vega', 'Canal Vega'), operator('harbour', 'Harbour Broadband'), operator('isla', 'Isla Fibra'),
  operator('kiosk', 'Kiosk TV'), operator('meadow', 'Meadow Telecom'), operator('ostsee', 'Ostsee Kabel'), operator('pico', 'Pico Satellite'), operator('rio', 'Rio Net'),
];

/** Without any channel of a tenant. */
export const withoutRights = 'kiosk';
