import { expect, it, vi } from 'vitest';
import { TenantName } from '../../../src/site/shell/tenant-name.tsx';
import { fakeSite } from '../../support/fake-site.tsx';
import { fireEvent, render, screen } from '../../support/render.tsx';

function show(settings: object) {
  const site = fakeSite('/epg', { settings });
  return render(site.within(<TenantName {...site.props} />)).container;
}

it('leads home by the tenant’s mark and name; the name says it', () => {
  const container = show({ looks: { logo: '/mark.svg' } });
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/mark.svg');
  expect(screen.getByRole('link', { name: 'Arena' }).getAttribute('href')).toBe('/home');
});

it('a mark that does not come is told to developers and hidden', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const container = show({ looks: { logo: '/gone.svg' } });
  fireEvent.error(container.querySelector('img')!);
  expect([container.querySelector('img'), screen.getByRole('link').textContent]).toEqual([null, 'Arena']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/gone.svg'));
  warn.mockRestore();
});
