import { useState } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { signInAsked } from '../../../parts/access/access-request.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { pathFor } from '../../../routing/path-for.ts';
import type { ListFacts } from '../../../rules/lists/list-facts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { check } from '../../../ui/icon/choice-icons.ts';
import { plus } from '../../../ui/icon/title-icons.ts';
import { listDestination } from '../all/list-tile.tsx';
import type { MyListEvents } from '../events.ts';

/** Keeps another's list among one's own, or lets it go; guests sign in first. @source spec 1 §4.3 "A shared list can be saved to the user's own lists" */
export function SaveButton({ facts, onSave, emit }: { facts: ListFacts; onSave(): Promise<void>; emit: Emit<MyListEvents> }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const viewer = useSignal(context.viewer);
  const [isSaving, setSaving] = useState(false);
  if (viewer?.who !== 'member') {
    const from = pathFor(listDestination(facts), context.settings.countryCode);
    return <NavLink to={{ name: 'login', query: { from } }} variant="primary" offer={() => emit('sign-in-required', signInAsked, { cancelable: true })}>{label('saveSharedList')}</NavLink>;
  }
  const press = () => {
    setSaving(true);
    void onSave().finally(() => setSaving(false));
  };
  return <Button variant={facts.saved ? 'secondary' : 'primary'} icon={facts.saved ? check : plus} loading={isSaving} loadingLabel={label('loading')} onClick={press}>{label(facts.saved ? 'dropSharedList' : 'saveSharedList')}</Button>;
}
