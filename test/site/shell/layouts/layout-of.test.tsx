import { expect, it } from 'vitest';
import { layoutOf } from '../../../../src/site/shell/layouts/layout-of.ts';

it.each(['TOP', 'TOP_LEFT', 'HAMBURGER', 'SIDEBAR'] as const)('%s is a layout of its own on a wide screen, and the hamburger on a narrow one', (name) => {
  expect([layoutOf(name, 'WEB').name, layoutOf(name, 'MOBILE-WEB').name]).toEqual([name, 'HAMBURGER']);
});

it('only the column stays when the page is scrolled', () => {
  const columns = (['TOP', 'TOP_LEFT', 'HAMBURGER', 'SIDEBAR'] as const).filter((name) => layoutOf(name, 'WEB').isColumn);
  expect(columns).toEqual(['SIDEBAR']);
});
