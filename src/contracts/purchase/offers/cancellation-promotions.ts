import * as z from 'zod/mini';
import { listOf } from '../../wire/parsing/list-of.ts';
import { cancellationOffer } from '../held-licence.ts';

/** What a member would be offered to stay, for each licence that has such an offer now. @source spec 2 §4 "Cancellation offer", §7 "/promotions/cancellation"; chosen: the answer */
export const cancellationPromotions = z.object({ promotions: listOf('cancellationPromotions.promotions', z.extend(cancellationOffer, { licenceId: z.string() })) });
