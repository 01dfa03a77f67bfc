import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useHandedFocus } from '../../src/ui/use-handed-focus.ts';
import { useMovedFocus } from '../../src/ui/use-moved-focus.ts';
import { act, render, screen } from '../support/render.tsx';

let end = () => {};

function Waiting({ moved }: { moved: { current: boolean } }) {
  const step = useHandedFocus<HTMLDivElement>(moved);
  return <div ref={step}><h2>Waiting</h2><button type="button">Check</button></div>;
}

function Done({ moved }: { moved: { current: boolean } }) {
  return <h2 ref={useMovedFocus(moved)} tabIndex={-1}>Done</h2>;
}

function Steps() {
  const moved = useRef(false);
  const [isDone, setDone] = useState(false);
  end = () => setDone(true);
  return <>{isDone ? <Done moved={moved} /> : <Waiting moved={moved} />}<button type="button">Beside</button></>;
}

test.each([
  ['Check', 'Done'],
  ['Beside', 'Beside'],
])('whoever stands at %s stands at %s when the step has gone by itself', (before, after) => {
  render(<Steps />);
  screen.getByRole('button', { name: before }).focus();
  act(() => end());
  expect(screen.getByRole('heading').textContent).toBe('Done');
  expect(document.activeElement?.textContent).toBe(after);
});
