import { computed } from '@preact/signals-core';
import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { useSignal } from '../../../binding/use-signal.ts';
import { ErrorBoundary } from '../../../parts/feedback/error-boundary.tsx';
import type { LatePart, LatePartProps, PartPlace } from './late-part.ts';
import { lateParts } from './late-parts.ts';

/** One download for every player of the page. */
const drawnParts = lateParts.map((part) => ({ part, Part: lazy(() => part.load().then((loaded) => ({ default: loaded }))) }));

/** The parts of one place that the player calls for. A part that does not arrive, or breaks, is left out; the others stay. */
export function LateSlot({ place, ...props }: LatePartProps & { place: PartPlace }) {
  return drawnParts.filter(({ part }) => part.place === place).map(({ part, Part }) => <Slot key={part.name} part={part} Part={Part} props={props} />);
}

function Slot({ part, Part, props }: { part: LatePart; Part: ComponentType<LatePartProps>; props: LatePartProps }) {
  const isWanted = useSignal(useMemo(() => computed(() => part.wanted(props.player, props.screen.panel.value)), [part, props.player, props.screen]));
  if (!isWanted) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}><Part {...props} /></Suspense>
    </ErrorBoundary>
  );
}
