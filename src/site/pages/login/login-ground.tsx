import { useMemo, useState, type ReactNode } from 'react';
import { useLocale } from '../../../binding/use-locale.ts';
import { readLooks } from '../../../contracts/realm/realm-looks.ts';
import { widePicture } from '../../../contracts/catalogue/pictures/wide-picture.ts';
import type { Runtime } from '../../../runtime/runtime.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from './login-ground.css';

/** What stands around a sign-in: the tenant's picture behind it and its mark above it. @source spec 3 §2 "Login-style pages show a background image and a logo" */
export function LoginGround({ runtime: { settings }, children }: { runtime: Runtime; children: ReactNode }) {
  const { direction } = useLocale();
  const { login, logo } = useMemo(() => readLooks(settings.looks), [settings]);
  const [hasLogo, setLogo] = useState(true);
  return (
    <div ref={useSheet(sheet)} className="fl-login">
      {login && (
        <picture className="fl-login__ground">
          <source media="(width > 1024px)" {...inEveryWidth(direction === 'rtl' ? login.desktopRtl ?? login.desktop : login.desktop)} />
          <img {...widePicture(login.mobile, '100vw')} alt="" decoding="async" />
        </picture>
      )}
      {logo !== undefined && hasLogo && <img className="fl-login__logo" src={logo} alt="" width="110" height="110" onError={() => setLogo(false)} />}
      {children}
    </div>
  );
}

/** A `<source>` knows no `src`. */
function inEveryWidth(address: string): { srcSet: string | undefined; sizes: string | undefined } {
  const { src, srcSet = src, sizes } = widePicture(address, '100vw');
  return { srcSet, sizes };
}
