import type { ReactNode } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { CardRow } from '../../parts/card-row/card-row.tsx';
import { ErrorBoundary } from '../../parts/feedback/error-boundary.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { Hero } from '../../parts/hero/hero.tsx';
import type { ViewPart } from '../../store/catalogue/view.ts';
import type { GenericViewEvents } from './events.ts';

type PartOf<K extends ViewPart['kind']> = Extract<ViewPart, { kind: K }>;
type Draw<K extends ViewPart['kind']> = (part: PartOf<K>, tools: { emit: Emit<GenericViewEvents>; onRetry(): void }) => ReactNode;

/** What draws each kind of element. An unknown one takes no place: the page may be newer than this build. */
const registry: { [K in Exclude<ViewPart['kind'], 'broken' | 'unknown'>]: Draw<K> } & { broken: Draw<'broken'>; unknown: Draw<'unknown'> } = {
  hero: ({ items }) => <Hero items={items} />,
  bucket: ({ bucket }, { emit }) => <CardRow bucketId={bucket.bucketId} initial={bucket} hideWhenEmpty emit={emit} />,
  textBlock: (part) => <TextBlock {...part} />,
  broken: ({ name }, { onRetry }) => <Broken code={name} onRetry={onRetry} />,
  unknown: () => null,
};

/** One element of a page. It fails alone. */
export function ViewElement({ part, emit, onRetry }: { part: ViewPart; emit: Emit<GenericViewEvents>; onRetry(): void }) {
  const draw = registry[part.kind] as Draw<ViewPart['kind']>;
  return (
    <ErrorBoundary fallback={(again) => <Broken code={part.kind} onRetry={again} />}>
      {draw(part, { emit, onRetry })}
    </ErrorBoundary>
  );
}

function Broken({ code, onRetry }: { code: string; onRetry(): void }) {
  return (
    <div className="fl-view__failure">
      <FailurePanel failure={{ code: `contract-broken: ${code}` }} labelKey="elementFailed" onRetry={onRetry} />
    </div>
  );
}

function TextBlock({ text, labelKey }: PartOf<'textBlock'>) {
  const { labels } = useRuntime().store;
  useSignal(labels.current);
  return <p className="fl-view__text"><bdi>{labels.platformText(labelKey, text)}</bdi></p>;
}
