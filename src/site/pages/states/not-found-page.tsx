import { useLabel } from '../../../binding/use-label.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { search } from '../../../ui/icon/navigation-icons.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from '../pages.css';

/** The page of a path without a route, with a link home. */
export function NotFoundPage() {
  const label = useLabel();
  return (
    <div ref={useSheet(sheet)} className="fl-page">
      <h1 className="fl-page__hidden-title">{label('pageNotFound')}</h1>
      <EmptyState icon={search} title={label('pageNotFound')} lead={label('pageNotFoundLead')}>
        <NavLink to={{ name: 'home' }} variant="primary">{label('goHome')}</NavLink>
      </EmptyState>
    </div>
  );
}
