import { Suspense, useEffect, useState } from 'react';
import { useLabel } from '../binding/use-label.ts';
import { useSignal } from '../binding/use-signal.ts';
import { ErrorBoundary } from '../parts/feedback/error-boundary.tsx';
import type { PictureSet } from '../contracts/catalogue/pictures/picture-set.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Menu } from '../store/realm/menu.ts';
import { pagesOfRoutes } from './pages-of-routes.ts';
import { BrokenPage } from './pages/states/broken-page.tsx';
import { NotFoundPage } from './pages/states/not-found-page.tsx';
import { PageSkeleton } from './pages/states/page-skeleton.tsx';
import { Shell } from './shell/shell.tsx';
import type { SiteNavigator } from './navigator/site-navigator.ts';

export interface SiteProps {
  runtime: Runtime;
  navigator: SiteNavigator;
  menu: Menu;
  /** The hero's picture that the document of the first page shows. */
  firstPicture?: PictureSet;
}

/** The whole site: a route's page inside of the shell. */
export function Site({ runtime, navigator, menu, firstPicture }: SiteProps) {
  const label = useLabel();
  const location = useSignal(navigator.location);
  const [firstKey] = useState(location.key);
  const { locale } = useSignal(runtime.store.labels.locale);
  const { match } = location;
  const route = match && pagesOfRoutes[match.name];
  const titleKey = route ? route.titleKey : 'pageNotFound';
  const [pageTitle, setPageTitle] = useState<{ page: string; title: string }>();
  const pageName = `${match?.name ?? ''} ${JSON.stringify(match?.params)}`;
  const title = pageTitle?.page === pageName ? pageTitle.title : titleKey && label(titleKey);
  useEffect(() => {
    document.title = title ? `${title} · ${runtime.settings.name}` : runtime.settings.name;
  }, [title, runtime]);
  const Page = route?.page;
  // The watch page shows one title after the other, so that its player lasts.
  const pageKey = Page && Page === pagesOfRoutes.vod.page ? `watch ${locale}` : `${pageName} ${locale}`;
  return (
    <Shell runtime={runtime} navigator={navigator} menu={menu} location={location} title={title || undefined}>
      <ErrorBoundary key={pageKey} fallback={(again) => <BrokenPage place={location.key} onRetry={again} />}>
        <Suspense fallback={<PageSkeleton route={match?.name} picture={location.key === firstKey ? firstPicture : undefined} />}>
          {Page
            ? <Page runtime={runtime} navigator={navigator} location={location} setTitle={(next) => setPageTitle(next ? { page: pageName, title: next } : undefined)} />
            : <NotFoundPage />}
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}
