import { computed } from '@preact/signals-core';
import { useMemo } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { Action } from '../../contracts/catalogue/action.ts';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { NavLink } from '../nav-link/nav-link.tsx';
import { actionKinds } from './action-kinds.ts';

export interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'part'> {
  action: Action;
  /** Words of the platform; those of the action's kind when absent. */
  labelKey?: string;
  text?: string;
}

/** A button that does what an action says; nothing for a kind that this build does not know. */
export function ActionButton({ action: { type, data }, labelKey, text, ...look }: ActionButtonProps) {
  const { store } = useRuntime();
  const label = useLabel();
  const effect = useSignal(useMemo(() => computed(() => actionKinds.find((kind) => kind.type === type)?.effectOf(data, store)), [type, data, store]));
  if (!effect) return null;
  const words = text === undefined ? label(effect.labelKey) : store.labels.platformText(labelKey, text);
  return 'to' in effect
    ? <NavLink {...look} to={effect.to} icon={effect.icon}>{words}</NavLink>
    : <Button {...look} icon={effect.icon} onClick={effect.press}>{words}</Button>;
}
