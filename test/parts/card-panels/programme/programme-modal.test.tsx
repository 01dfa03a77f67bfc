import { beforeAll, expect, it } from 'vitest';
import { Hero } from '../../../../src/parts/hero/hero.tsx';
import { guest } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, within } from '../../../support/render.tsx';

// jsdom has no top layer.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) { this.open = true; };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) { this.open = false; };
});

const channel = recorded('readBucket', 'guest: on now').contentList.find(({ accessLevel }) => accessLevel === 'GRANTED')!;

it('opens the programme that is on, with the ways to watch it', async () => {
  const runtime = fakeRuntime({ viewer: guest, locale: 'en' });
  render(<Hero items={[channel]} />, { wrapper: runtime.Wrapper });
  await userEvent.setup().click(screen.getByRole('button', { name: 'On now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'About this programme' }));
  expect(dialog.getByRole('heading', { name: channel.programmingInfo!.currentProgramme!.title })).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'From the beginning' }).getAttribute('href')).toBe(`${runtime.scope.navigator.hrefOf({ name: 'live', params: { eventId: channel.id, eventTitle: dialog.getByRole('link', { name: 'Watch live' }).getAttribute('href')!.split('/').at(-1)! } })}?resumeProgress=0`);
});
