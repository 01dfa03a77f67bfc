import { signal } from '@preact/signals-core';
import * as z from 'zod/mini';
import { contentItem } from '../../../contracts/catalogue/content-item.ts';
import { share as sign } from '../../../ui/icon/form-icons.ts';
import { actionKind } from '../action-kind.ts';
import type { ShareOutcome } from '../sharing.ts';

const createOutcome = () => signal<ShareOutcome>();

/** Gives a link to a title to somebody, or to the clipboard. @source spec 1 §4.1 "share and social sharing is not enabled", §4.4 */
export const share = actionKind({
  type: 'share',
  data: z.extend(contentItem, { socialSharingDetail: z.optional(z.unknown()) }),
  effectOf({ socialSharingDetail: details, ...item }, store, { button = '' }) {
    if (!store.context.settings.flags.socialSharing) return undefined;
    const outcome = store.shared(createOutcome);
    const said = outcome.value;
    // Fetched as soon as there is a button: browsers share for a moment after a press only.
    const code = import('../sharing.ts').catch(() => undefined);
    const press = async () => {
      const late = await code;
      if (late) await late.share({ item, details, button }, store.context, outcome);
      else outcome.value = { button, labelKey: 'shareFailed' };
    };
    return { press: () => void press(), icon: sign, labelKey: 'share', ...(said?.button === button && { toldKey: said.labelKey, beside: said.sheet }) };
  },
});
