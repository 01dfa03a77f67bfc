import { expect, test, vi } from 'vitest';
import { ConsentFields } from '../../../src/parts/form/consent-fields.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { render, screen, userEvent } from '../../support/render.tsx';

test('information is read, a choice is ticked, a missing one says so', async () => {
  const onAnswer = vi.fn();
  const terms = [
    { fieldName: 'note', fieldType: 'INFORMATION_TEXT' as const, label: 'note', text: 'Read this', required: false },
    { fieldName: 'terms', fieldType: 'BINARY_CHOICE' as const, label: 'terms', text: 'I agree', required: true },
  ];
  render(fakeRuntime().within(<ConsentFields terms={terms} answers={{}} onAnswer={onAnswer} missing={['terms']} />));
  expect(screen.getByText('Read this')).toBeTruthy();
  const tick = screen.getByRole('checkbox', { name: /I agree/ });
  expect(tick.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(tick);
  expect(onAnswer).toHaveBeenCalledWith('terms', true);
});

test('links of a term open beside the form', () => {
  const terms = [{ fieldName: 'terms', fieldType: 'BINARY_CHOICE' as const, label: 'terms', text: 'I accept the [terms of use](terms).', required: true }];
  render(fakeRuntime().within(<ConsentFields terms={terms} answers={{}} onAnswer={() => undefined} missing={[]} />));
  const link = screen.getByRole('link', { name: 'terms of use' });
  expect([link.getAttribute('target'), link.getAttribute('rel'), new URL((link as HTMLAnchorElement).href).pathname]).toEqual(['_blank', 'noopener', '/section/terms']);
});
