import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { Season } from '../../contracts/catalogue/collection.ts';
import { useContainerWidth } from '../../parts/card-row/use-container-width.ts';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { useNavLink } from '../../parts/nav-link/use-nav-link.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import { listedSeasons } from '../../rules/catalogue/seasons/season-cache.ts';
import { seasonDestination } from '../../rules/catalogue/seasons/season-destination.ts';
import type { Seasons } from '../../store/catalogue/seasons.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { chevronDown } from '../../ui/icon/navigation-icons.ts';
import { useFocusAfterLast } from '../../ui/use-focus-after-last.ts';
import { useDismissal } from '../../ui/use-dismissal.ts';

/** chosen: a view is vertical up to the width of spec 1 §9 "mobile max 600 px wide" */
const verticalUpToPx = 600;

export interface SeasonSelectorProps {
  seasons: Seasons;
  seriesId: string;
  /** The season that the page shows. */
  shownId: string | undefined;
  list: ListContext;
}

/**
 * Leads to the seasons of a series: a dropdown in a vertical view, pills otherwise; nothing when there are none.
 *
 * @csspart seasons, season
 * @source spec 1 §2.4 "Season selector"
 */
export function SeasonSelector({ seasons, ...rest }: SeasonSelectorProps) {
  const label = useLabel();
  const cache = useSignal(seasons.cache);
  const [widthPx, measure] = useContainerWidth();
  const pressBefore = useFocusAfterLast(cache.hasMoreBefore);
  const pressAfter = useFocusAfterLast(cache.hasMoreAfter);
  const listed = listedSeasons(cache);
  const isFirst = cache.isLoading && cache.seasons.length === 0;
  if (!isFirst && listed.length === 0 && !cache.error) return null;
  const list = <SeasonLinks {...rest} listed={listed} />;
  const edges = {
    before: cache.hasMoreBefore && <Edge side="before" seasons={seasons} isLoading={cache.isLoading} onPress={pressBefore} />,
    after: cache.hasMoreAfter && <Edge side="after" seasons={seasons} isLoading={cache.isLoading} onPress={pressAfter} />,
  };
  return (
    <nav ref={measure} className="fl-seasons" part="seasons" aria-label={label('seasons')} aria-busy={isFirst || undefined}>
      {isFirst && <Skeleton inlineSize="min(18rem, 100%)" blockSize="2.75rem" />}
      {listed.length > 0 && (widthPx <= verticalUpToPx
        ? <Dropdown shown={listed.find(({ id }) => id === rest.shownId)}>{edges.before}{list}{edges.after}</Dropdown>
        : <div className="fl-seasons__pills">{edges.before}{list}{edges.after}</div>)}
      {cache.error && <FailurePanel failure={{ code: cache.error }} labelKey={cache.error} onRetry={() => void seasons.retry()} />}
    </nav>
  );
}

function Dropdown({ shown, children }: { shown: Season | undefined; children: React.ReactNode }) {
  const label = useLabel();
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismissal(open, box, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });
  return (
    <div ref={box} className="fl-seasons__dropdown">
      <button ref={button} type="button" className="fl-seasons__opener" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <bdi>{shown?.title ?? label('seasons')}</bdi>
        <Icon path={chevronDown} />
      </button>
      <div id={id} className="fl-seasons__menu" hidden={!open}>{children}</div>
    </div>
  );
}

function SeasonLinks({ listed, seriesId, shownId, list }: { listed: readonly Season[] } & Omit<SeasonSelectorProps, 'seasons'>) {
  const box = useRef<HTMLUListElement>(null);
  // The shown season in the middle of its list, whichever way it is read.
  useLayoutEffect(() => {
    const pill = box.current?.querySelector('[aria-current]');
    if (!box.current || !pill) return;
    const [outer, inner] = [box.current.getBoundingClientRect(), pill.getBoundingClientRect()];
    box.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [shownId, listed.length]);
  return (
    <ul ref={box} role="list" className="fl-seasons__list">
      {listed.map((season) => <li key={season.id}><SeasonLink season={season} seriesId={seriesId} list={list} isShown={season.id === shownId} /></li>)}
    </ul>
  );
}

function SeasonLink({ season, seriesId, list, isShown }: { season: Season; seriesId: string; list: ListContext; isShown: boolean }) {
  const link = useNavLink(seasonDestination(season, seriesId, list));
  return <a {...link} className="fl-seasons__season" part="season" aria-current={isShown ? 'page' : undefined}><bdi>{season.title}</bdi></a>;
}

interface EdgeProps {
  side: 'before' | 'after';
  seasons: Seasons;
  isLoading: boolean;
  /** Keeps the place of the focus, for when the button leaves with the last seasons. */
  onPress: ReturnType<typeof useFocusAfterLast>;
}

function Edge({ side, seasons, isLoading, onPress }: EdgeProps) {
  const label = useLabel();
  return (
    <span className="fl-seasons__edge">
      <Button variant="ghost" size="small" loading={isLoading} loadingLabel={label('loading')} onClick={(event) => (onPress(event, side), void seasons.fetch(side))}>
        {label(side === 'before' ? 'earlierSeasons' : 'laterSeasons')}
      </Button>
    </span>
  );
}
