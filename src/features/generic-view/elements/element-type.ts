import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Emit } from '../../../binding/emit.ts';
import type { ViewElement } from '../../../contracts/catalogue/view.ts';
import type { ViewChoices } from '../../../store/catalogue/view-choices.ts';
import type { ElementReader } from '../../../store/catalogue/view.ts';
import type { GenericViewEvents } from '../events.ts';

/** What an element may use of the page around it. */
export interface ElementTools {
  /** The composed page around it. */
  page: { type: string; id: string };
  /** What the viewer chose on it. */
  view: ViewChoices;
  /** Draws elements that an element holds. */
  drawElements(elements: readonly ViewElement[]): ReactNode;
  /** Fetches the page again. */
  onRetry(): void;
  /** It has so many elements that those far away give up what they show. */
  isLong: boolean;
  emit: Emit<GenericViewEvents>;
}

/** Draws one element. */
export type DrawElement = (tools: ElementTools) => ReactNode;

/** A type of element of composed pages, as the registry holds it. */
export type ElementType = ElementReader<DrawElement>;

export interface ElementDefinition<A extends z.ZodMiniType> {
  /** As the page's data names it. */
  $type: string;
  /** The contract of its attributes. */
  attributes: A;
  /** What it is about, so that it keeps its place when the page is fetched again. */
  keyOf?(attributes: z.output<A>): string;
  draw(attributes: z.output<A>, tools: ElementTools): ReactNode;
}

/** Makes a type of element for the list of `element-types.ts`. */
export function elementType<A extends z.ZodMiniType>({ $type, attributes, keyOf, draw }: ElementDefinition<A>): ElementType {
  return {
    $type,
    read(found) {
      const parsed = z.safeParse(attributes, found);
      if (!parsed.success) return undefined;
      return { key: keyOf?.(parsed.data), body: (tools) => draw(parsed.data, tools) };
    },
  };
}
