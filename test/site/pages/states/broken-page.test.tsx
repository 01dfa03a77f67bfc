import { expect, test } from 'vitest';
import { ErrorBoundary } from '../../../../src/parts/feedback/error-boundary.tsx';
import { BrokenPage } from '../../../../src/site/pages/states/broken-page.tsx';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { render, screen } from '../../../support/render.tsx';

test('a page that broke comes back when the viewer goes elsewhere, though its place in the tree is the same', async () => {
  const { within } = fakeRuntime();
  const Title = ({ place }: { place: string }) => {
    if (place === 'first') throw new Error('cannot be drawn');
    return <p>The second title</p>;
  };
  const at = (place: string) => within(<ErrorBoundary fallback={(again) => <BrokenPage place={place} onRetry={again} />}><Title place={place} /></ErrorBoundary>);
  const { rerender } = render(at('first'), { onCaughtError: () => undefined } as object);
  expect(screen.getByText('This page could not be loaded.')).toBeTruthy();
  rerender(at('second'));
  expect(await screen.findByText('The second title')).toBeTruthy();
});
