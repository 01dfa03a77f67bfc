import { useLabel } from '../../../binding/use-label.ts';
import type { PictureSet } from '../../../contracts/catalogue/pictures/picture-set.ts';
import type { RouteName } from '../../../routing/route-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from './page-skeleton.css';

export interface PageSkeletonProps {
  route: RouteName | undefined;
  /** The hero's picture that the document shows already. */
  picture?: PictureSet;
}

/** The shape of a page whose code is on its way. */
export function PageSkeleton({ route, picture }: PageSkeletonProps) {
  const label = useLabel();
  return (
    <div ref={useSheet(sheet)}>
      <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
      {picture && <DocumentHero picture={picture} />}
      {route === 'vod' || route === 'live' || route === 'interstitial' ? <WatchSkeleton /> : route === 'epg' ? <GuideSkeleton /> : <ViewSkeleton hasHero={!picture && (route === 'home' || route === 'root')} />}
    </div>
  );
}

/** The hero as the document draws it, in the document's own styles: what a viewer sees already stays. */
const DocumentHero = ({ picture }: { picture: PictureSet }) => (
  <div className="first__main" aria-hidden="true">
    <div className="first__hero"><img {...picture} alt="" decoding="sync" /></div>
  </div>
);

const WatchSkeleton = () => (
  <>
    <div className="fl-page-skeleton__stage"><Skeleton /></div>
    <TitleFactsSkeleton />
  </>
);

/** The place of a title's facts under its player. */
export function TitleFactsSkeleton() {
  return (
    <div ref={useSheet(sheet)} className="fl-page-skeleton__facts">
      <Skeleton shape="text" inlineSize="min(22rem, 70%)" blockSize="2rem" />
      <Skeleton shape="text" inlineSize="min(14rem, 50%)" />
      <Skeleton inlineSize="min(10rem, 50%)" blockSize="3rem" />
    </div>
  );
}

const GuideSkeleton = () => <div className="fl-page-skeleton__rows">{[0, 1, 2, 3, 4, 5, 6].map((row) => <Skeleton key={row} blockSize="4rem" />)}</div>;

const ViewSkeleton = ({ hasHero }: { hasHero: boolean }) => (
  <div className="fl-page-skeleton__rows">
    {hasHero && <Skeleton blockSize="min(24rem, 40vb)" />}
    <Skeleton shape="text" inlineSize="10rem" />
    <Skeleton blockSize="10rem" />
  </div>
);
