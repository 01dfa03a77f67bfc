import * as z from 'zod/mini';
import { contentItem } from '../../../contracts/catalogue/content-item.ts';
import { share as sign } from '../../../ui/icon/form-icons.ts';
import { actionKind } from '../action-kind.ts';
import { createSharing } from '../sharing.ts';

/** Gives a link to a title to somebody, or to the clipboard. @source spec 1 §4.1 "share and social sharing is not enabled", §4.4 */
export const share = actionKind({
  type: 'share',
  data: z.extend(contentItem, { socialSharingDetail: z.optional(z.object({ universalLink: z.string() })) }),
  effectOf(item, store) {
    if (!store.context.settings.flags.socialSharing) return undefined;
    const sharing = store.shared(createSharing);
    const told = sharing.told.value;
    return { press: () => void sharing.share(item, item.socialSharingDetail?.universalLink), icon: sign, labelKey: 'share', ...(told?.id === item.id ? { toldKey: told.labelKey } : {}) };
  },
});
