import { useMemo } from 'react';
import { readLooks } from '../../contracts/realm/realm-looks.ts';
import { useNavLink } from '../../parts/nav-link/use-nav-link.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { TenantLogo } from './tenant-logo.tsx';

/** The tenant's mark and name. @source spec 3 §2 "The logo links to home" */
export function TenantName({ runtime: { settings } }: { runtime: Runtime }) {
  const home = useNavLink({ name: 'home' });
  const { logo } = useMemo(() => readLooks(settings.looks), [settings]);
  return <a {...home} className="fl-site__logo"><TenantLogo address={logo} className="fl-site__mark" /><bdi>{settings.name}</bdi></a>;
}
