import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openCaptionSettings, captionSettingsOf } from '../../../../src/features/player/captions/caption-settings-open.ts';
import { CaptionSettings } from '../../../../src/features/player/captions/caption-settings.tsx';
import type { LatePartProps } from '../../../../src/features/player/late/late-part.ts';
import { defaultAppearance } from '../../../../src/rules/playback/captions/caption-appearance.ts';
import { captionAppearance } from '../../../../src/store/playback/captions/caption-appearance-memory.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { fireEvent, render, screen, userEvent, waitFor, within } from '../../../support/render.tsx';

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) { this.open = true; },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});
afterEach(() => captionAppearance().reset());

function setUp() {
  const player = {} as LatePartProps['player'];
  const onMenu = vi.fn();
  openCaptionSettings(player);
  const outside = vi.fn();
  const view = render(fakeRuntime().within(<div onKeyDown={outside}><CaptionSettings {...{ player, onMenu, emit: () => true } as unknown as LatePartProps} /></div>));
  return { player, onMenu, outside, ...view };
}

test('each choice is kept and shown at once, and Reset takes all of them back', async () => {
  const { container } = setUp();
  const preview = container.querySelector<HTMLElement>('.fl-caption-settings__preview')!;
  const text = screen.getByRole('group', { name: 'Text' });
  await userEvent.selectOptions(within(text).getByLabelText('Colour'), 'Yellow');
  await userEvent.selectOptions(within(text).getByLabelText('Size'), '150%');
  await userEvent.selectOptions(within(screen.getByRole('group', { name: 'Window' })).getByLabelText('Opacity'), '50%');
  expect(captionAppearance().look.value).toEqual({ ...defaultAppearance, colour: 'yellow', size: '150', windowOpacity: '50' });
  expect(preview.style.getPropertyValue('--fl-caption-colour')).toContain('255 230 60');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(captionAppearance().look.value).toEqual(defaultAppearance);
  expect(within(text).getByLabelText('Colour')).toHaveProperty('value', 'white');
});

test('sizes and opacities rise', () => {
  setUp();
  const text = screen.getByRole('group', { name: 'Text' });
  expect([...within(text).getByLabelText<HTMLSelectElement>('Size').options].map(({ text: word }) => word)).toEqual(['50%', '75%', '100%', '125%', '150%', '200%', '300%']);
});

test('the controls stay while it is open, the player’s keys do nothing in it, and closing it is told', async () => {
  const { player, onMenu, outside, unmount } = setUp();
  expect(onMenu.mock.calls).toEqual([[true]]);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Reset' }), { key: 'k' });
  expect(outside).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(captionSettingsOf(player).value).toBe(false);
  unmount();
  await waitFor(() => expect(onMenu).toHaveBeenLastCalledWith(false));
});
