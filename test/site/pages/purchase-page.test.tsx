import { expect, it } from 'vitest';
import { PurchasePage } from '../../../src/site/pages/purchase-page.tsx';
import { member } from '../../support/fake-context.ts';
import { fakeSite } from '../../support/fake-site.tsx';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen } from '../../support/render.tsx';

it.each([
  ['/purchase?licences=season&from=%2Fvideo%2F1003%3FplaylistId%3D3%23search%3Dring', '/video/1003?playlistId=3#search=ring'],
  ['/purchase?licences=season&from=%2F%2Fevil.example', '/home'],
  ['/purchase?licences=season', '/home'],
])('%s leads back to %s', async (address, href) => {
  const site = fakeSite(address, { viewer: member, answers: { readLicences: recorded('readLicences', 'subscriber: everything') } });
  render(site.within(<PurchasePage {...site.props} />));
  expect((await screen.findByRole('link', { name: 'Watch now' })).getAttribute('href')).toBe(href);
});
