import type { FilterEvent } from '../../bridge/frame/session/frame-session.ts';
import type { Changed } from '../../src/contracts/wire/changed.ts';
import { changeForPartner } from './change-for-partner.ts';

/** What of a frame's event one page may be told. */
export const eventForPartner: FilterEvent = (name, data, { grants }) => (name === 'changed' ? changeForPartner(grants, data as Changed) : data);
