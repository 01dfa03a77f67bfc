import { useMemo } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { readLooks, type FooterLink } from '../../../contracts/realm/realm-looks.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { menuDestination } from '../../../rules/realm/menu-destination.ts';
import type { Runtime } from '../../../runtime/runtime.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { TenantLogo } from '../tenant-logo.tsx';
import sheet from './footer.css';

/** The end of every page: the tenant's mark, and where its help and its small print are. */
export function Footer({ runtime }: { runtime: Runtime }) {
  const label = useLabel();
  const { settings, store } = runtime;
  const { logo, footer } = useMemo(() => readLooks(settings.looks), [settings]);
  return (
    <footer ref={useSheet(sheet)} className="fl-footer">
      <p className="fl-footer__name"><TenantLogo address={logo} className="fl-footer__logo" /> <bdi>{settings.name}</bdi></p>
      {footer.length > 0 && (
        <nav aria-label={label('footerNavigation')}>
          <ul role="list" className="fl-footer__links">
            {footer.map((link) => <FooterLine key={link.data.view} link={link} text={store.labels.platformText(link.labelKey, link.title)} />)}
          </ul>
        </nav>
      )}
    </footer>
  );
}

function FooterLine({ link, text }: { link: FooterLink; text: string }) {
  const to = menuDestination(link);
  return to ? <li><NavLink to={to}>{text}</NavLink></li> : null;
}
