import { useLabel } from '../../../binding/use-label.ts';
import type { Preview } from '../../../contracts/realm/preview.ts';
import type { RealmSettings } from '../../../contracts/realm/realm-settings.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { menuLines } from '../../../ui/icon/navigation-icons.ts';
import { layouts } from '../../shell/layouts/layout-of.ts';
import type { NavigationLayout } from '../../shell/layouts/navigation-layout.ts';

type Settings = Pick<RealmSettings, 'name' | 'navigationLayout'>;

/** The tenant's menu in each layout that this build knows, and each entry of both menus: its words, its kind, and what it opens. @source spec 3 §2 "Top navigation layouts" */
export function NavbarPreview({ menus, settings }: { menus: Preview['menus']; settings: Settings }) {
  return (
    <>
      <div className="fl-preview__menus">
        {layouts.map((layout) => <Drawing key={layout.name} layout={layout} menu={menus.WEB} settings={settings} />)}
      </div>
      <div className="fl-preview__menus">
        {(['WEB', 'MOBILE-WEB'] as const).map((platform) => (
          <section key={platform}>
            <h2 className="fl-preview__name">{platform}</h2>
            <ul role="list" className="fl-preview__entries">
              {menus[platform].map(({ title, type, layout, data, style }) => (
                <li key={`${type} ${data.view}`}><b><bdi>{title}</bdi></b> <span>{[type, data.view, layout, style.featured ? 'featured' : undefined].filter(Boolean).join(' · ')}</span></li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** A page in small, with the bar of one layout. Its links lead nowhere, and its words are read below. */
function Drawing({ layout: { name, menuFirst = false, isColumn = false }, menu, settings }: { layout: NavigationLayout; menu: Preview['menus']['WEB']; settings: Settings }) {
  const label = useLabel();
  const logo = <b className="fl-preview__logo"><bdi>{settings.name}</bdi></b>;
  return (
    <figure className="fl-preview__layout">
      <figcaption><b>{name}</b>{name === settings.navigationLayout && ` · ${label('previewOwnLayout')}`}</figcaption>
      <div className={isColumn ? 'fl-preview__screen fl-preview__screen--column' : 'fl-preview__screen'} aria-hidden="true">
        <div className={`fl-preview__bar fl-preview__bar--${name.toLowerCase().replace('_', '-')}`}>
          {menuFirst && <span className="fl-preview__lines"><Icon path={menuLines} /></span>}
          {logo}
          {!menuFirst && <ul role="list" className="fl-preview__items">{menu.map(({ title, type, data }) => <li key={`${type} ${data.view}`}><bdi>{title}</bdi></li>)}</ul>}
          <span className="fl-preview__face" />
        </div>
        <div className="fl-preview__page"><span /><span /><span /><span /></div>
      </div>
    </figure>
  );
}
