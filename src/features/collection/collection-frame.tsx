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
  const label = useLabel();
  const { direction } = useLocale();
  const adopt = useSheet(sheet, seasonSheet);
  const ref = useCallback((node: HTMLElement | null) => adopt(node), [adopt]);
  return (
    <div ref={ref} className="fl-collection" part="collection" dir={direction} aria-busy={(!isReady && !failure) || undefined}>
      {isReady ? children : failure?.code === 'title-restricted' ? <Restricted /> : failure
        ? <div className="fl-collection__items"><h1 className="fl-collection__name">{label('sorrySomethingWentWrong')}</h1><FailurePanel failure={failure} labelKey="pageFailed" onRetry={onRetry} /></div>
        : <Waiting />}
    </div>
  );
}

/** A collection for older viewers than the profile's, and the way to another profile. */
function Restricted() {
  const label = useLabel();
  return (
    <div className="fl-collection__items">
      <h1 className="fl-collection__name">{label('titleRestricted')}</h1>
      <p>{label('titleRestrictedLead')}</p>
      <p><NavLink to={{ name: 'profiles' }} variant="primary">{label('chooseAnotherProfile')}</NavLink></p>
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
