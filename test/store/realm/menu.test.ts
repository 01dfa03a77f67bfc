import { signal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import type { PartnerInit } from '../../../src/contracts/realm/init.ts';
import { createMenu } from '../../../src/store/realm/menu.ts';
import { fakeContext, guest, member } from '../../support/fake-context.ts';
import { silence } from '../../support/fake-runtime.tsx';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';

const desk = recorded('readInit', 'guest: start');
const phone = recorded('readInit', 'guest: start on a phone');
const titlesOf = (menu: { title: string }[] | undefined) => menu?.map(({ title }) => title);

function open(readInit: unknown = phone) {
  const context = fakeContext({ answers: { readInit } });
  const init = signal<PartnerInit | undefined>(undefined);
  return { context, init, menu: createMenu(context, init, 'WEB') };
}

test('the platform lists other pages for a phone, for a desk and for a member of each', () => {
  const lists = [desk, phone, recorded('readInit', 'member: start'), recorded('readInit', 'member: start on a phone')].map(({ menu }) => titlesOf(menu)!.join());
  expect(new Set(lists).size).toBe(4);
});

test('the first menu comes with the first answer, without another call', async () => {
  const { context, init, menu } = open();
  expect(menu.items.value).toBeUndefined();
  init.value = desk;
  await menu.follow('WEB');
  expect([titlesOf(menu.items.value), context.calls]).toEqual([titlesOf(desk.menu), []]);
});

test('another device is asked for once, and the menu of before stays until it is here', async () => {
  const { context, init, menu } = open();
  init.value = desk;
  expect(titlesOf(menu.items.value)).toEqual(titlesOf(desk.menu));
  const following = menu.follow('MOBILE-WEB');
  expect(titlesOf(menu.items.value)).toEqual(titlesOf(desk.menu));
  await following;
  expect(titlesOf(menu.items.value)).toEqual(titlesOf(phone.menu));
  await menu.follow('WEB');
  expect(titlesOf(menu.items.value)).toEqual(titlesOf(desk.menu));
  await menu.follow('MOBILE-WEB');
  expect(context.inputsOf('readInit')).toEqual([{ menuTargetPlatform: 'MOBILE-WEB' }]);
});

test('a menu that cannot be fetched leaves the one of before, and is asked for again later', async () => {
  const { context, init, menu } = open(() => { throw silence('readInit'); });
  init.value = desk;
  await menu.follow('MOBILE-WEB');
  expect(titlesOf(menu.items.value)).toEqual(titlesOf(desk.menu));
  context.answers['readInit'] = phone;
  await menu.follow('MOBILE-WEB');
  expect(titlesOf(menu.items.value)).toEqual(titlesOf(phone.menu));
});

test('is read again for another viewer, and what was shown stays until then', async () => {
  const { context, init, menu } = open(desk);
  init.value = desk;
  context.viewer.value = guest;
  expect(context.calls).toEqual([]);
  context.answers['readInit'] = phone;
  context.viewer.value = member;
  expect(titlesOf(menu.items.value)).toEqual(titlesOf(desk.menu));
  await vi.waitFor(() => expect(titlesOf(menu.items.value)).toEqual(titlesOf(phone.menu)));
  expect([context.inputsOf('readInit'), menu.failed.value]).toEqual([[{ menuTargetPlatform: 'WEB' }], false]);
});

test('says that it could not be fetched, until it could', async () => {
  const { context, init, menu } = open(() => { throw silence('readInit'); });
  init.value = desk;
  await menu.follow('MOBILE-WEB');
  expect(menu.failed.value).toBe(true);
  context.answers['readInit'] = phone;
  await menu.follow('MOBILE-WEB');
  expect(menu.failed.value).toBe(false);
});
