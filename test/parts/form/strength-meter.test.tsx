import { expect, test } from 'vitest';
import { loadStrength } from '../../../src/parts/form/password-strength.ts';
import { StrengthMeter } from '../../../src/parts/form/strength-meter.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { render, screen } from '../../support/render.tsx';

test('a password of the viewer\'s own name is weaker than the same letters of a stranger', async () => {
  const measure = await loadStrength();
  expect(measure('password123', [])).toBeLessThan(2);
  expect(measure('correct horse battery staple', [])).toBe(4);
  expect(measure('quillonwaverly', ['quillon waverly'])).toBeLessThan(measure('quillonwaverly', []));
});

test('it says how strong a password is, and nothing of an empty one', async () => {
  const runtime = fakeRuntime();
  const { rerender } = render(<StrengthMeter secret="" own={[]} />, { wrapper: runtime.Wrapper });
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<StrengthMeter secret="qwerty" own={[]} />);
  expect((await screen.findByRole('status')).textContent).toBe('Weak');
});
