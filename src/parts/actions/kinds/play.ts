import { contentItem } from '../../../contracts/catalogue/content-item.ts';
import { actionKeyOf } from '../../../rules/catalogue/card-action.ts';
import { destinationOf } from '../../../rules/catalogue/card-destination.ts';
import { play as sign } from '../../../ui/icon/card-icons.ts';
import { actionKind } from '../action-kind.ts';

/** Opens a title where its card would lead. What is needed first, such as a sign-in, names the button. */
export const play = actionKind({
  type: 'play',
  data: contentItem,
  effectOf(item, { context }, { list }) {
    const viewer = context.viewer.value;
    const labelKey = actionKeyOf(item, viewer, context.now());
    return { to: destinationOf(item, viewer, context.settings, list), labelKey, ...(labelKey.startsWith('see') ? {} : { icon: sign }) };
  },
});
