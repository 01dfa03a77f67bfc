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

const listed = recorded('readBucket', 'guest: on now').contentList;
const granted = listed.find(({ accessLevel }) => accessLevel === 'GRANTED')!;
const told = (restartAvailable: boolean) => ({ ...granted, programmingInfo: { ...granted.programmingInfo, restartAvailable } });

async function openOf(channel: typeof granted) {
  const runtime = fakeRuntime({ viewer: guest, locale: 'en' });
  render(<Hero items={[channel]} />, { wrapper: runtime.Wrapper });
  await userEvent.setup().click(screen.getByRole('button', { name: 'On now' }));
  return within(await screen.findByRole('dialog', { name: 'About this programme' }));
}

/** The ways to watch, the one that the page suggests in capitals. */
const waysOf = (dialog: Awaited<ReturnType<typeof openOf>>) => dialog.getAllByRole('link')
  .map(({ textContent, className }) => (className.includes('primary') ? textContent!.toUpperCase() : textContent));

it('opens the programme that is on, and suggests its beginning where it can be had', async () => {
  const dialog = await openOf(told(true));
  expect(dialog.getByRole('heading', { name: granted.programmingInfo!.currentProgramme!.title })).toBeTruthy();
  expect(waysOf(dialog)).toEqual(['FROM THE BEGINNING', 'Watch live']);
  const [restart, live] = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(restart).toBe(`${live}?resumeProgress=0`);
});

it.each([['it cannot be had', told(false)], ['the platform does not say', { ...granted, programmingInfo: { currentProgramme: granted.programmingInfo!.currentProgramme } }]])(
  'has the live programme alone where %s', async (_, channel) => {
    expect(waysOf(await openOf(channel))).toEqual(['WATCH LIVE']);
  });

it('hears from the platform whether each channel can be restarted', () => {
  expect(listed.filter(({ programmingInfo }) => programmingInfo?.currentProgramme && programmingInfo.restartAvailable === undefined)).toEqual([]);
});
