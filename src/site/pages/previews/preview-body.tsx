import type { ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { Preview } from '../../../contracts/realm/preview.ts';
import { FramedPage } from '../../../features/framed-page/framed-page.tsx';
import { GenericView } from '../../../features/generic-view/generic-view.tsx';
import { useNavLink } from '../../../parts/nav-link/use-nav-link.ts';
import type { PageProps } from '../../page.ts';
import { NotFoundPage } from '../states/not-found-page.tsx';
import { CancellationPromo } from './cancellation-promo.tsx';
import { NavbarPreview } from './navbar-preview.tsx';
import { ImpersonationForm } from './impersonation-form.tsx';
import { isPreview, previewTitles, type PreviewRoute } from './preview-titles.ts';

interface Shown extends PageProps { name: PreviewRoute; preview: Preview }

const told = () => true;

/** What one preview shows. Which page, section or plugin is in the address, as `query`. */
export function PreviewBody(props: Shown): ReactNode {
  const { name, preview: { views, plugins, menus }, location: { query } } = props;
  const wanted = query['query'];
  switch (name) {
    case 'admin-preview': return <><Links links={Object.keys(previewTitles).filter(isOther).map((each) => ({ name: each, key: each }))} /><ImpersonationForm runtime={props.runtime} navigator={props.navigator} /></>;
    case 'admin-404-preview': return <NotFoundPage />;
    case 'admin-cancellation-promo-preview': return <CancellationPromo />;
    case 'admin-navbar-preview': return <NavbarPreview menus={menus} settings={props.runtime.settings} />;
    case 'admin-plugin-preview': {
      const plugin = plugins.find(({ id }) => id === wanted) ?? plugins[0];
      return <>{<Links links={plugins.map(({ id, title }) => ({ name, key: id, title, isCurrent: id === plugin?.id }))} />}{plugin && <FramedPage key={plugin.id} kind="plugin" id={plugin.id} emit={told} />}</>;
    }
    case 'admin-section-preview': return <Views name={name} views={views.filter(({ type }) => type === 'section')} wanted={wanted} />;
    case 'admin-composed-page-preview': return <Views name={name} views={views.filter(({ type }) => type !== 'section')} wanted={wanted} />;
  }
}

const isOther = (name: string): name is PreviewRoute => isPreview(name as PreviewRoute) && name !== 'admin-preview';

function Views({ name, views, wanted }: { name: PreviewRoute; views: Preview['views']; wanted: string | undefined }) {
  const keyOf = ({ type, id }: Preview['views'][number]) => `${type}/${id}`;
  const view = views.find((each) => keyOf(each) === wanted) ?? views[0];
  return (
    <>
      <Links links={views.map((each) => ({ name, key: keyOf(each), title: each.title, isCurrent: each === view }))} />
      {view && <GenericView key={keyOf(view)} type={view.type} id={view.id} emit={told} />}
    </>
  );
}

interface PreviewLink { name: PreviewRoute; key: string; title?: string; isCurrent?: boolean }

function Links({ links }: { links: PreviewLink[] }) {
  const label = useLabel();
  return <nav className="fl-preview__links" aria-label={label('previews')}>{links.map((link) => <OneLink key={`${link.name} ${link.key}`} link={link} />)}</nav>;
}

function OneLink({ link: { name, key, title, isCurrent } }: { link: PreviewLink }) {
  const label = useLabel();
  const link = useNavLink(title === undefined ? { name } : { name, query: { query: key } });
  return <a {...link} className="fl-preview__link" aria-current={isCurrent ? 'page' : undefined}><bdi>{title ?? label(previewTitles[name])}</bdi></a>;
}
