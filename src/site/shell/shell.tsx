import { lazy, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { Late } from '../../parts/feedback/late.tsx';
import type { Menu } from '../../store/realm/menu.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { Overlay } from '../overlays/overlay-of.tsx';
import { createOverlays } from '../overlays/overlays.ts';
import { useHashOverlay } from '../overlays/use-hash-overlay.ts';
import { lateCode } from '../late-code.ts';
import { AccountMenu } from './account-menu.tsx';
import { layoutOf } from './layouts/layout-of.ts';
import { LiveButton } from './live/live-button.tsx';
import { LiveToast } from './live/live-toast.tsx';
import { useLiveNow } from './live/use-live-now.ts';
import { MenuFailure } from './menu/menu-failure.tsx';
import { useMenuTarget } from './menu/use-menu-target.ts';
import { SearchButton } from './search-button.tsx';
import { TenantName } from './tenant-name.tsx';
import { useFocusInView } from './use-focus-in-view.ts';
import { useHiddenBar } from './use-hidden-bar.ts';
import type { SiteLocation, SiteNavigator } from '../navigator/site-navigator.ts';
import sheet from './shell.css';

const ReminderNotice = lazy(() => lateCode(() => import('../../parts/reminders/reminder-notice.tsx')).then((module) => ({ default: module.ReminderNotice })));
const ImpersonationBanner = lazy(() => lateCode(() => import('./impersonation/impersonation-banner.tsx')).then((module) => ({ default: module.ImpersonationBanner })));
const Footer = lazy(() => lateCode(() => import('./footer/footer.tsx')).then((module) => ({ default: module.Footer })));

export interface ShellProps {
  runtime: Runtime;
  navigator: SiteNavigator;
  menu: Menu;
  location: SiteLocation;
  /** The page's name, once it is known. */
  title: string | undefined;
  children: ReactNode;
}

/** The frame of every page: the tenant's name, the menu, the account. @source spec 3 §2 Navigation, §9 */
export function Shell({ runtime, navigator, menu, location, title, children }: ShellProps) {
  const label = useLabel();
  const main = useRef<HTMLElement>(null);
  const { Menu: LayoutMenu, className, menuFirst = false, isColumn = false } = layoutOf(runtime.settings.navigationLayout, useMenuTarget());
  const isHidden = useHiddenBar(location) && !isColumn;
  const overlays = useMemo(createOverlays, []);
  const live = useLiveNow(runtime);
  const viewer = useSignal(runtime.store.context.viewer);
  useHashOverlay(overlays, location);
  const shownMenu = <LayoutMenu runtime={runtime} navigator={navigator} menu={menu} location={location} aside={{ live, overlays }} />;
  useFocusOnNewPage(location.key, main);
  useFocusInView();
  return (
    <div ref={useSheet(sheet)} className={`fl-site ${className}`}>
      <a className="fl-site__skip" href="#content" onClick={(event) => (event.preventDefault(), main.current?.focus())}>{label('skipToContent')}</a>
      <header className={isHidden ? 'fl-site__bar fl-site__bar--hidden' : 'fl-site__bar'}>
        {menuFirst && shownMenu}
        <TenantName runtime={runtime} />
        {!menuFirst && shownMenu}
        <AccountMenu runtime={runtime} navigator={navigator} location={location} isBehindMenu={menuFirst} overlays={overlays}>
          {!menuFirst && <MenuFailure menu={menu} />}
          <SearchButton navigator={navigator} location={location} />
          {!menuFirst && <LiveButton live={live} overlays={overlays} />}
        </AccountMenu>
      </header>
      <main ref={main} id="content" className="fl-site__main" tabIndex={-1}>{children}</main>
      <Late><Footer runtime={runtime} /></Late>
      {runtime.session?.isImpersonated() && <Late><ImpersonationBanner runtime={runtime} /></Late>}
      <Announcement title={title} />
      <LiveToast live={live} here={watchedEvent(location)} />
      {viewer?.who === 'member' && <Late><ReminderNotice /></Late>}
      <Overlay runtime={runtime} navigator={navigator} location={location} overlays={overlays} live={live} />
    </div>
  );
}

const watchedEvent = ({ match }: SiteLocation): string | undefined => (match?.name === 'live' || match?.name === 'multi-video' ? match.params.eventId : undefined);

/** On a new page the focus moves to its content, as after a page load; not on the first. */
function useFocusOnNewPage(key: string, main: { current: HTMLElement | null }): void {
  const first = useRef(key);
  useEffect(() => {
    if (first.current !== key) main.current?.focus({ preventScroll: true });
    first.current = key;
  }, [key, main]);
}

/** Announces the new page to screen readers. */
function Announcement({ title }: { title: string | undefined }) {
  const [announced, setAnnounced] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (!title) return;
    if (!first.current) setAnnounced(title);
    first.current = false;
  }, [title]);
  return <p className="fl-site__announcement" role="status">{announced}</p>;
}
