import { lazy, Suspense, useMemo, type ComponentType, type LazyExoticComponent } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { BrokenElement } from './broken-element.tsx';
import type { ElementTools, ElementType } from './element-type.ts';

interface DrawnProps { attributes: unknown; tools: ElementTools }

export interface LateElement {
  /** As the page's data names it. */
  $type: string;
  /** About the height that it will have, as CSS has it: its place is kept. */
  place: string;
  load(): Promise<ElementType>;
}

/** A type of element whose code is fetched when a page has one. Its attributes are read then. */
export function lateElement({ $type, place, load }: LateElement): ElementType {
  let current: LazyExoticComponent<ComponentType<DrawnProps>> | undefined;
  const fetchDrawn = async () => {
    try {
      const type = await load();
      return { default: (props: DrawnProps) => <Drawn type={type} {...props} /> };
    } catch (failure) {
      // Asked for again by the next try.
      current = undefined;
      throw failure;
    }
  };
  return {
    $type,
    read: (attributes) => ({
      body(tools) {
        const Drawn = current ??= lazy(fetchDrawn);
        return <Suspense fallback={<div className="fl-view__waiting-element" style={{ blockSize: place }}><Skeleton /></div>}><Drawn attributes={attributes} tools={tools} /></Suspense>;
      },
    }),
  };
}

function Drawn({ type, attributes, tools }: DrawnProps & { type: ElementType }) {
  const body = useMemo(() => type.read(attributes)?.body, [type, attributes]);
  return <>{body ? body(tools) : <BrokenElement $type={type.$type} onRetry={tools.onRetry} />}</>;
}
