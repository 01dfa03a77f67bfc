import { expect, it } from 'vitest';
import { Tooltip } from '../../../src/ui/tooltip/tooltip.tsx';
import { fireEvent, render, screen } from '../../support/render.tsx';

function show() {
  render(<Tooltip text="Live now"><button type="button" aria-label="Live now: 3" /></Tooltip>);
  return screen.getByRole('button').parentElement!;
}

const words = () => screen.queryByText('Live now');

it('shows its words while a mouse is on the control, and not for a finger', () => {
  const frame = show();
  fireEvent.pointerEnter(frame, { pointerType: 'touch' });
  expect(words()).toBeNull();
  fireEvent.pointerEnter(frame, { pointerType: 'mouse' });
  expect(words()).not.toBeNull();
  fireEvent.pointerLeave(frame);
  expect(words()).toBeNull();
});

it('leaves on Escape and on a press', () => {
  const frame = show();
  fireEvent.pointerEnter(frame, { pointerType: 'mouse' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(words()).toBeNull();
  fireEvent.pointerEnter(frame, { pointerType: 'mouse' });
  fireEvent.pointerDown(frame);
  expect(words()).toBeNull();
});

it('adds nothing to what is heard: the control says it', () => {
  fireEvent.pointerEnter(show(), { pointerType: 'mouse' });
  expect([words()?.getAttribute('aria-hidden'), screen.getByRole('button').getAttribute('aria-label')]).toEqual(['true', 'Live now: 3']);
});
