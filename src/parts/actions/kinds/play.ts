import { contentItem } from '../../../contracts/catalogue/content-item.ts';
import { actionKeyOf } from '../../../rules/catalogue/card-action.ts';
import { builtDestinationOf } from '../../../rules/catalogue/built-destination.ts';
import { play as sign } from '../../../ui/icon/card-icons.ts';
import { actionKind } from '../action-kind.ts';

/** Opens a title where its card would lead. What is needed first, such as a sign-in, names the button. */
export const play = actionKind({
  type: 'play',
  data: contentItem,
  effectOf(item, { context }) {
    const viewer = context.viewer.value;
    const labelKey = actionKeyOf(item, viewer, context.now());
    const to = builtDestinationOf(item, viewer, context.settings);
    return to && { to, labelKey, ...(labelKey.startsWith('see') ? {} : { icon: sign }) };
  },
});
