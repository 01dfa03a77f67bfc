import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusAfterLast } from '../../src/ui/use-focus-after-last.ts';
import { render, screen, userEvent } from '../support/render.tsx';

/** Two lines, and a button that brings the last two at one of their sides. */
function Growing({ side }: { side: 'before' | 'after' }) {
  const [all, setAll] = useState(['1', '2']);
  const isThere = all.length < 4;
  const press = useFocusAfterLast(isThere);
  const grow = (event: { currentTarget: Element }) => {
    press(event, side);
    setAll(side === 'after' ? ['1', '2', '3', '4'] : ['-1', '0', '1', '2']);
  };
  return (
    <section>
      <ul>{all.map((one) => <li key={one}><a href={`/${one}`}>{one}</a></li>)}</ul>
      <div>{isThere && <button type="button" onClick={grow}>More</button>}</div>
      <button type="button">Elsewhere</button>
    </section>
  );
}

it.each([['after', '3'], ['before', '0']] as const)('the focus goes to the nearest of what came %s the rest when the button leaves', async (side, expected) => {
  render(<Growing side={side} />);
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe(expected);
});
