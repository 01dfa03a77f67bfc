import * as z from 'zod/mini';
import { accessLevel } from '../../../contracts/catalogue/access-level.ts';
import { contentItem } from '../../../contracts/catalogue/content-item.ts';
import { listOf } from '../../../contracts/wire/parsing/list-of.ts';
import { titleSegment } from '../../../rules/catalogue/title-segment.ts';
import { play as sign } from '../../../ui/icon/card-icons.ts';
import { actionKind } from '../action-kind.ts';

const watchable = new Set(['GRANTED', 'GRANTED_ON_SIGN_IN']);

/**
 * Plays a title's trailer on the title's page.
 *
 * @source spec 1 §4.1 "trailer unless at least one trailer is GRANTED or GRANTED_ON_SIGN_IN", §2.2 "trailerFrom"; chosen: `trailerFrom` names the title
 */
export const trailer = actionKind({
  type: 'trailer',
  data: z.extend(contentItem, { trailers: z._default(listOf('trailer.trailers', z.object({ accessLevel })), []) }),
  effectOf({ id, title, trailers }) {
    if (!trailers.some((one) => watchable.has(one.accessLevel))) return undefined;
    return { to: { name: 'vod', params: { eventId: id, eventTitle: titleSegment(title) }, query: { trailerFrom: id } }, icon: sign, labelKey: 'watchTrailer' };
  },
});
