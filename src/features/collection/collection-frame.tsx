import { useCallback, type ReactNode } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import { WaitingItems } from './collection-items.tsx';
import sheet from './collection.css';
import seasonSheet from './season-selector.css';

export interface CollectionFrameProps {
  /** Undefined while it is on its way. */
  failure?: { code: string } | undefined;
  isReady: boolean;
  onRetry(): void;
  children: ReactNode;
}

/** What the pages of series, seasons and playlists share: their sheet, their failure and their shape while they load. @csspart collection */
export function CollectionFrame({ failure, isReady, onRetry, children }: CollectionFrameProps) {
  const { direction } = useLocale();
  const adopt = useSheet(sheet, seasonSheet);
  const ref = useCallback((node: HTMLElement | null) => adopt(node), [adopt]);
  return (
    <div ref={ref} className="fl-collection" part="collection" dir={direction} aria-busy={(!isReady && !failure) || undefined}>
      {isReady ? children : failure ? <Failed failure={failure} onRetry={onRetry} />
        : <Waiting />}
    </div>
  );
}

/** Why there is no collection: it is for older viewers than the profile's, or its call failed. */
function Failed({ failure, onRetry }: { failure: { code: string }; onRetry(): void }) {
  const label = useLabel();
  const isRestricted = failure.code === 'title-restricted';
  return (
    <div className="fl-collection__items">
      <h1 className="fl-collection__name">{label(isRestricted ? 'titleRestricted' : 'sorrySomethingWentWrong')}</h1>
      {isRestricted
        ? <><p>{label('titleRestrictedLead')}</p><NavLink to={{ name: 'profiles' }} variant="primary">{label('chooseAnotherProfile')}</NavLink></>
        : <FailurePanel failure={failure} labelKey="pageFailed" onRetry={onRetry} />}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <div className="fl-collection__header">
        <div className="fl-collection__words">
          <Skeleton shape="text" inlineSize="min(24rem, 80%)" blockSize="3rem" />
          <Skeleton shape="text" inlineSize="12rem" />
          <Skeleton shape="text" inlineSize="min(32rem, 95%)" blockSize="3rem" />
          <Skeleton inlineSize="11rem" blockSize="3rem" />
        </div>
      </div>
      <div className="fl-collection__items"><WaitingItems kind="season" /></div>
    </>
  );
}
