import { computed } from '@preact/signals-core';
import { useId, useMemo } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { Action } from '../../contracts/catalogue/action.ts';
import { report } from '../../contracts/wire/parsing/report.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import type { ViewChoices } from '../../store/catalogue/view-choices.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { NavLink } from '../nav-link/nav-link.tsx';
import type { ActionKind } from './action-kind.ts';
import { actionKinds } from './action-kinds.ts';

export interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'part'> {
  action: Action;
  /** Words of the platform; those of the action's kind when absent. */
  labelKey?: string;
  text?: string;
  /** The composed page around it. */
  view?: ViewChoices;
  /** The list that the title belongs to, passed on by its link. */
  list?: ListContext;
}

/** A button that does what an action says; nothing for a kind that this build does not know, which is reported once. */
export function ActionButton({ action: { type, data }, labelKey, text, view, list, ...look }: ActionButtonProps) {
  const { store } = useRuntime();
  const label = useLabel();
  const button = useId();
  const effect = useSignal(useMemo(() => computed(() => kindOf(type)?.effectOf(data, store, { view, list, button })), [type, data, store, view, list, button]));
  if (!effect) return null;
  const words = effect.toldKey ? label(effect.toldKey) : text === undefined ? label(effect.labelKey) : store.labels.platformText(labelKey, text);
  if ('to' in effect) return <NavLink {...look} to={effect.to} icon={effect.icon}>{words}</NavLink>;
  return (
    <>
      <Button {...look} icon={effect.icon} onClick={effect.press}>{words}</Button>
      {effect.toldKey && <VisuallyHidden role="status">{words}</VisuallyHidden>}
      {effect.beside}
    </>
  );
}

function kindOf(type: string): ActionKind | undefined {
  const kind = actionKinds.find((one) => one.type === type);
  if (!kind) report('action.type', `unknown kind ${type}`);
  return kind;
}
