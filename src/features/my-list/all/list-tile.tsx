import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useListName } from '../../../parts/list-panel/list-panel.tsx';
import { useNavLink } from '../../../parts/nav-link/use-nav-link.ts';
import type { Destination } from '../../../routing/destination.ts';
import type { ListFacts } from '../../../rules/lists/list-facts.ts';
import { heart } from '../../../ui/icon/heart-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { list as listSign } from '../../../ui/icon/title-icons.ts';

/** Where a list is shown. */
export function listDestination({ id, owner, ownership, systemDefinedType }: ListFacts): Destination {
  if (systemDefinedType === 'FAVOURITES') return { name: 'my-list' };
  return { name: 'watchlists', params: { watchlistId: id }, ...(ownership === 'SHARED' ? { query: { owner } } : {}) };
}

/** One list: pictures of its first titles, its name, how much is on it, and whose it is. */
export function ListTile({ list }: { list: ListFacts }) {
  const label = useLabel();
  const nameOf = useListName();
  const { locale } = useLocale();
  const link = useNavLink(listDestination(list));
  const { thumbnails, contentCount, ownerDisplayName } = list;
  return (
    <a {...link} className="fl-lists__tile" part="list-tile">
      <span className={`fl-lists__pictures fl-lists__pictures--${Math.min(4, thumbnails.length)}`} aria-hidden="true">
        {thumbnails.slice(0, 4).map((url) => <img key={url} src={url} alt="" loading="lazy" decoding="async" />)}
        {thumbnails.length === 0 && <span className="fl-lists__sign"><Icon path={list.systemDefinedType === 'FAVOURITES' ? heart : listSign} /></span>}
      </span>
      <span className="fl-lists__name"><bdi>{nameOf(list)}</bdi></span>
      <span className="fl-lists__meta">
        {ownerDisplayName !== undefined && <span>{label('listBy', { name: `\u2068${ownerDisplayName}\u2069` })}</span>}
        {contentCount !== undefined && <span>{label('listTitles', { count: new Intl.NumberFormat(locale).format(contentCount) })}</span>}
      </span>
    </a>
  );
}
