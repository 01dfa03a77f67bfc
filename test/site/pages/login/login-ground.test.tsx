import { expect, it } from 'vitest';
import { LoginGround } from '../../../../src/site/pages/login/login-ground.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { fireEvent, render } from '../../../support/render.tsx';

const login = { mobile: 'http://media.test/poster.svg', desktop: 'http://media.test/wide.svg', desktopRtl: 'http://media.test/wide-rtl.svg' };
const logo = 'http://media.test/logo.svg';
const locales = [{ locale: 'en', name: 'English', direction: 'ltr' as const }, { locale: 'ar', name: 'العربية', direction: 'rtl' as const }];

function draw(looks: object, locale = 'en') {
  const site = fakeSite('/login', { settings: { looks, locales }, locale });
  const { container } = render(site.within(<LoginGround runtime={site.props.runtime}><p>form</p></LoginGround>));
  return {
    wide: container.querySelector('source')?.getAttribute('srcset') ?? undefined, narrow: container.querySelector('picture img')?.getAttribute('src') ?? undefined,
    mark: () => container.querySelector<HTMLImageElement>('.fl-login__logo'), text: container.textContent,
  };
}

it.each([
  ['a wide picture and one for phones', { login }, 'en', login.desktop, login.mobile],
  ['the picture of its own direction', { login }, 'ar', login.desktopRtl, login.mobile],
  ['the one picture there is', { login: { mobile: login.mobile, desktop: login.desktop } }, 'ar', login.desktop, login.mobile],
  ['no picture', {}, 'en', undefined, undefined],
])('behind a sign-in stands %s', (_what, looks, locale, wide, narrow) => {
  const drawn = draw(looks, locale);
  expect([drawn.wide, drawn.narrow, drawn.text]).toEqual([wide, narrow, 'form']);
});

it('the tenant’s mark stands above it, and leaves no hole when it cannot be had', () => {
  expect(draw({}).mark()).toBeNull();
  const { mark } = draw({ logo });
  expect([mark()?.getAttribute('src'), mark()?.alt]).toEqual([logo, '']);
  fireEvent.error(mark()!);
  expect(mark()).toBeNull();
});
