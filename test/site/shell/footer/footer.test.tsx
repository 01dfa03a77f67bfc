import { expect, it, vi } from 'vitest';
import { Footer } from '../../../../src/site/shell/footer/footer.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { fireEvent, render, screen } from '../../../support/render.tsx';

const looks = { logo: '/mark.svg', footer: [{ title: 'Help', type: 'VIEW', data: { view: 'help' } }, { title: 'Nowhere', type: 'ROUTE', data: { view: 'no-route' } }] };

function show(settings: object) {
  const site = fakeSite('/home', { settings });
  return render(site.within(<Footer {...site.props} />));
}

it('ends a page with the tenant’s mark and name, and with links to what this build knows', () => {
  const { container } = show({ looks });
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/mark.svg');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Help', '/section/help']]);
  expect(screen.getByRole('contentinfo').textContent).toContain('Arena');
});

it('does without a mark that cannot be had, and without small print', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = show({ looks: { logo: '/gone.svg' } });
  fireEvent.error(container.querySelector('img')!);
  expect([container.querySelector('img'), screen.queryByRole('navigation')]).toEqual([null, null]);
});
