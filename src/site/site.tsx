import { Suspense, useEffect, useState } from 'react';
import { useLabel } from '../binding/use-label.ts';
import { useSignal } from '../binding/use-signal.ts';
import { ErrorBoundary } from '../parts/feedback/error-boundary.tsx';
import type { Runtime } from '../runtime/runtime.ts';
import type { Menu } from '../store/realm/menu.ts';
import { hasPage } from '../routing/routes-with-pages.ts';
import { pagesOfRoutes } from './pages-of-routes.ts';
import { BrokenPage } from './pages/states/broken-page.tsx';
import { NotFoundPage } from './pages/states/not-found-page.tsx';
import { PageSkeleton } from './pages/states/page-skeleton.tsx';
import { Shell } from './shell/shell.tsx';
import type { SiteNavigator } from './navigator/site-navigator.ts';

/** The whole site: a route's page inside of the shell. */
export function Site({ runtime, navigator, menu }: { runtime: Runtime; navigator: SiteNavigator; menu: Menu }) {
  const label = useLabel();
  const location = useSignal(navigator.location);
  const { locale } = useSignal(runtime.store.labels.locale);
  const route = location.match && hasPage(location.match.name) ? pagesOfRoutes[location.match.name] : undefined;
  const [pageTitle, setPageTitle] = useState<{ key: string; title: string }>();
  const title = pageTitle?.key === location.key ? pageTitle.title : route ? route.titleKey && label(route.titleKey) : label('pageNotFound');
  useEffect(() => {
    document.title = title ? `${title} · ${runtime.settings.name}` : runtime.settings.name;
  }, [title, runtime]);
  const Page = route?.page;
  // The watch page shows one title after the other, so that its player lasts.
  const pageKey = Page && Page === pagesOfRoutes.vod.page ? `watch ${locale}` : `${location.match?.name ?? ''} ${JSON.stringify(location.match?.params)} ${locale}`;
  return (
    <Shell runtime={runtime} navigator={navigator} menu={menu} location={location} title={title || undefined}>
      <ErrorBoundary key={pageKey} fallback={(again) => <BrokenPage place={location.key} onRetry={again} />}>
        <Suspense fallback={<PageSkeleton route={location.match?.name} />}>
          {Page
            ? <Page runtime={runtime} navigator={navigator} location={location} setTitle={(next) => setPageTitle(next ? { key: location.key, title: next } : undefined)} />
            : <NotFoundPage />}
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}
