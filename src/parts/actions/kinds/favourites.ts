import { contentItem } from '../../../contracts/catalogue/content-item.ts';
import { heartVisible } from '../../../rules/lists/heart-visible.ts';
import { createFavourites } from '../../../store/lists/favourites.ts';
import { heart, heartFilled } from '../../../ui/icon/heart-icons.ts';
import { actionKind } from '../action-kind.ts';

/** Puts a title into the viewer's list or takes it out; hidden for guests. @source spec 1 §4.1, §4.2 */
export const favourites = actionKind({
  type: 'favourites',
  data: contentItem,
  effectOf(item, store) {
    if (!heartVisible(item, store.context.viewer.value, store.context.settings.flags)) return undefined;
    const list = store.shared(createFavourites);
    return { press: () => void list.toggle(item), icon: list.has(item) ? heartFilled : heart, labelKey: 'myList' };
  },
});
