import { useRef, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { RuntimeContext } from '../../../src/binding/runtime-context.ts';
import { useKeptFocus } from '../../../src/features/my-list/use-kept-focus.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { act, cleanup, render, screen } from '../../support/render.tsx';

function List({ count }: { count: number }) {
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus('a list', list, count);
  return (
    <>
      <button type="button">elsewhere</button>
      <ul ref={list}>{Array.from({ length: count }, (_, index) => <li key={index}><a href={`/${index}`}>{`entry ${index}`}</a></li>)}</ul>
    </>
  );
}

/** One page of a window's history: it is left and come back to. */
function pageOf() {
  const { scope } = fakeRuntime();
  let kept = 0;
  const value = { ...scope, navigator: { ...scope.navigator, keptLength: () => ({ length: () => kept, keep: (next: number) => void (kept = next) }) } };
  return ({ children }: { children: ReactNode }) => <RuntimeContext value={value}>{children}</RuntimeContext>;
}
const entry = (index: number) => screen.getByRole('link', { name: `entry ${index}` });

it('gives the focus back to the entry that had it, as soon as that is there', () => {
  const wrapper = pageOf();
  render(<List count={3} />, { wrapper });
  act(() => entry(2).focus());
  cleanup();
  const { rerender } = render(<List count={0} />, { wrapper });
  expect(document.activeElement).toBe(document.body);
  rerender(<List count={3} />);
  expect(document.activeElement).toBe(entry(2));
});

it('takes it from nothing else, and forgets an entry that was left for something else', () => {
  const wrapper = pageOf();
  render(<List count={3} />, { wrapper });
  act(() => entry(1).focus());
  cleanup();
  const { rerender } = render(<List count={0} />, { wrapper });
  act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
  rerender(<List count={3} />);
  expect(document.activeElement?.textContent).toBe('elsewhere');
  cleanup();
  render(<List count={3} />, { wrapper });
  expect(document.activeElement).toBe(document.body);
});
