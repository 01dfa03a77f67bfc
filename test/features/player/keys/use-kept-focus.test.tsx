import { afterEach, expect, test } from 'vitest';
import { useKeptFocus } from '../../../../src/features/player/keys/use-kept-focus.ts';
import { render, waitFor } from '../../../support/render.tsx';

afterEach(() => document.body.replaceChildren());

/** A player with a notice in it, and a page around. */
function show() {
  const box = document.body.appendChild(document.createElement('div'));
  box.tabIndex = -1;
  const notice = box.appendChild(document.createElement('button'));
  const other = box.appendChild(document.createElement('button'));
  const outside = document.body.appendChild(document.createElement('button'));
  const Kept = () => {
    useKeptFocus(box);
    return null;
  };
  render(<Kept />);
  return { box, notice, other, outside };
}

test('what goes away with the focus leaves it to the player', async () => {
  const { box, notice } = show();
  notice.focus();
  notice.remove();
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test('who went elsewhere before is not brought back', async () => {
  const { notice, other, outside } = show();
  notice.focus();
  outside.focus();
  notice.remove();
  other.focus();
  other.blur();
  await Promise.resolve();
  other.remove();
  await new Promise((done) => { setTimeout(done); });
  expect(document.activeElement).toBe(document.body);
});
