import { Suspense, useEffect, useState } from 'react';
import { useLabel } from '../binding/use-label.ts';
import { useSignal } from '../binding/use-signal.ts';
import { FailAlone } from '../parts/fail-alone.tsx';
import { FailurePanel } from '../parts/failure-panel.tsx';
import type { Runtime } from '../runtime/runtime.ts';
import { hasPage } from '../routing/routes-with-pages.ts';
import { pagesOfRoutes } from './pages-of-routes.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { Shell } from './shell.tsx';
import type { SiteNavigator } from './site-navigator.ts';

/** The whole site: a route's page inside of the shell. */
export function Site({ runtime, navigator }: { runtime: Runtime; navigator: SiteNavigator }) {
  const label = useLabel();
  const place = useSignal(navigator.place);
  const { locale } = useSignal(runtime.store.labels.locale);
  const route = place.match && hasPage(place.match.name) ? pagesOfRoutes[place.match.name] : undefined;
  const [told, tell] = useState<{ key: string; title: string }>();
  const title = told?.key === place.key ? told.title : route ? route.titleKey && label(route.titleKey) : label('pageNotFound');
  useEffect(() => {
    document.title = title ? `${title} · ${runtime.settings.name}` : runtime.settings.name;
  }, [title, runtime]);
  const Page = route?.page;
  const pageKey = `${place.match?.name ?? ''} ${JSON.stringify(place.match?.params)} ${locale}`;
  return (
    <Shell runtime={runtime} navigator={navigator} place={place} title={title || undefined}>
      <FailAlone key={pageKey} instead={(again) => <FailurePanel failure={{ code: 'page-broken' }} labelKey="pageFailed" onRetry={again} />}>
        <Suspense fallback={<p className="fl-site__waiting" role="status">{label('loading')}</p>}>
          {Page
            ? <Page runtime={runtime} navigator={navigator} place={place} setTitle={(next) => tell(next ? { key: place.key, title: next } : undefined)} />
            : <NotFoundPage navigator={navigator} />}
        </Suspense>
      </FailAlone>
    </Shell>
  );
}
