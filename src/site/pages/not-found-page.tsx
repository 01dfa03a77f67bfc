import { useLabel } from '../../binding/use-label.ts';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { search } from '../../ui/icons/search.ts';
import { Link } from '../../ui/button/link.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import type { SiteNavigator } from '../navigator/site-navigator.ts';
import sheet from './pages.css';

/** A path that leads nowhere, and the way home. */
export function NotFoundPage({ navigator }: { navigator: SiteNavigator }) {
  const label = useLabel();
  const home = { name: 'home' } as const;
  return (
    <div ref={useSheet(sheet)} className="fl-page">
      <h1 className="fl-page__hidden-title">{label('pageNotFound')}</h1>
      <EmptyState icon={search} title={label('pageNotFound')} lead={label('pageNotFoundLead')}>
        <Link variant="primary" href={navigator.hrefOf(home)} onPlainClick={() => navigator.go(home)}>{label('goHome')}</Link>
      </EmptyState>
    </div>
  );
}
