import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { Destination } from '../../routing/destination.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import type { ViewChoices } from '../../store/catalogue/view-choices.ts';
import type { Store } from '../../store/store.ts';

/** What pressing it does: leads somewhere, or acts on the spot. */
export type ActionEffect = ({ to: Destination } | { press(): void }) & {
  /** A path of `ui/icon/…-icons.ts`. */
  icon?: string;
  /** Label of a button that has no text of its own. */
  labelKey: LabelKey;
  /** What became of the last press, said in place of its words for a moment. */
  toldKey?: LabelKey | undefined;
  /** What the last press has opened. */
  beside?: ReactNode;
};

/** What is around a button. */
export interface ActionPlace {
  /** The composed page. */
  view?: ViewChoices | undefined;
  /** The list that its title belongs to. */
  list?: ListContext | undefined;
  /** Tells this button from others of the same title. */
  button?: string;
}

/** A kind of action, as the registry holds it. */
export interface ActionKind {
  /** As the platform's data names it. */
  type: string;
  /** Signals read inside are followed. @returns undefined for data that does not fit, and where the viewer must not have it: no button */
  effectOf(data: unknown, store: Store, place?: ActionPlace): ActionEffect | undefined;
}

export interface ActionDefinition<D extends z.ZodMiniType> {
  type: string;
  /** The contract of its data. */
  data: D;
  effectOf(data: z.output<D>, store: Store, place: ActionPlace): ActionEffect | undefined;
}

/** Makes a kind of action for the list of `action-kinds.ts`. */
export function actionKind<D extends z.ZodMiniType>({ type, data, effectOf }: ActionDefinition<D>): ActionKind {
  return {
    type,
    effectOf(found, store, place = {}) {
      const parsed = z.safeParse(data, found);
      return parsed.success ? effectOf(parsed.data, store, place) : undefined;
    },
  };
}
