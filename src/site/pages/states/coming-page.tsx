import { useLabel } from '../../../binding/use-label.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import type { ComingPage as Coming } from '../../../rules/realm/coming-page.ts';
import { clock } from '../../../ui/icon/navigation-icons.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from '../pages.css';

/** A page that is to come: what will be there, and where to go meanwhile. */
export function ComingPage({ coming: { titleKey, leadKey, near } }: { coming: Coming }) {
  const label = useLabel();
  return (
    <div ref={useSheet(sheet)} className="fl-page">
      <h1 className="fl-page__hidden-title">{label(titleKey)}</h1>
      <EmptyState icon={clock} title={label(titleKey)} lead={`${label(leadKey)} ${label('comingSoon')}`}>
        <div className="fl-page__ways">
          <NavLink to={{ name: 'home' }} variant="primary">{label('goHome')}</NavLink>
          {near.map(({ to, labelKey }) => <NavLink key={labelKey} to={to} variant="secondary">{label(labelKey)}</NavLink>)}
        </div>
      </EmptyState>
    </div>
  );
}
