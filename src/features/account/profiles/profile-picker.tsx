import { useEffect, useMemo, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Profile, ProfileList } from '../../../contracts/identity/profile.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { createProfiles, type Profiles } from '../../../store/identity/profiles.ts';
import type { SessionControl } from '../../../store/identity/sign-in.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { ForgotPin } from '../../../parts/profiles/forgot-pin.tsx';
import { PinForm } from '../../../parts/profiles/pin-form.tsx';
import { ProfileCard } from '../../../parts/profiles/profile-card.tsx';
import { ProfileChanges } from './profile-changes.tsx';
import { ProfileForm } from './profile-form.tsx';
import sheet from '../../../parts/profiles/profiles.css';

export interface ProfilePickerProps {
  control: SessionControl;
  /** Another profile, or the same one again, goes on. */
  onChosen(): void;
}

/** Who is watching, and the changes that a grown-up may make. @source spec 3 §2 "profiles | /profiles", §1 "Profiles may be adult or child" */
export function ProfilePicker({ control, onChosen }: ProfilePickerProps) {
  const { context } = useRuntime().store;
  const profiles = useMemo(() => createProfiles(context, control), [context, control]);
  useEffect(() => () => profiles.dispose(), [profiles]);
  const label = useLabel();
  const list = useSignal(profiles.list);
  return (
    <section ref={useSheet(sheet)} className="fl-profiles" aria-busy={list.status === 'loading' || undefined}>
      <h1 className="fl-profiles__title">{label('whoIsWatching')}</h1>
      {(list.status === 'idle' || list.status === 'loading') && <Spinner size="large" label={label('loading')} />}
      {list.status === 'failed' && <FailurePanel failure={list.failure} labelKey="profilesFailed" onRetry={() => void profiles.load()} />}
      {list.status === 'ready' && <Choice profiles={profiles} list={list.value} onChosen={onChosen} />}
    </section>
  );
}

type Opened = { kind: 'new' } | { kind: 'change' | 'pin'; profile: Profile };

function Choice({ profiles, list, onChosen }: { profiles: Profiles; list: ProfileList; onChosen(): void }) {
  const label = useLabel();
  const isBusy = useSignal(profiles.isBusy);
  const [isManaging, setManaging] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<LabelKey>();
  const close = () => setOpened(undefined);
  const select = async (profile: Profile, pin?: string) => {
    if (profile.current) return void onChosen();
    const refused = await profiles.select(profile.id, pin);
    if (!refused) onChosen();
    return refused;
  };
  const press = async (profile: Profile) => {
    setProblem(undefined);
    if (isManaging) return setOpened({ kind: 'change', profile });
    if (profile.hasPin && !profile.current) return setOpened({ kind: 'pin', profile });
    setProblem((await select(profile))?.labelKey);
  };
  return (
    <>
      {problem && <Message tone="alert">{label(problem)}</Message>}
      <ul role="list" className="fl-profiles__list">
        {list.profiles.map((profile) => <ProfileCard key={profile.id} profile={profile} isManaging={isManaging} onPress={() => void press(profile)} />)}
        {list.mayManage && list.profiles.length < list.most && <ProfileCard isManaging={false} onPress={() => setOpened({ kind: 'new' })} />}
      </ul>
      {list.mayManage && <Button variant={isManaging ? 'primary' : 'secondary'} onClick={() => setManaging(!isManaging)}>{label(isManaging ? 'manageProfilesDone' : 'manageProfiles')}</Button>}
      {opened && (
        <Dialog label={label('whoIsWatching')} closeLabel={label('close')} onClose={close}>
          <div className="fl-profiles__dialog">
            {opened.kind === 'new' && <ProfileForm isBusy={isBusy} onSave={(wish) => profiles.make(wish).then((refused) => (refused ?? close(), refused))} onCancel={close} />}
            {opened.kind === 'change' && <ProfileChanges profile={list.profiles.find(({ id }) => id === opened.profile.id) ?? opened.profile} profiles={profiles} isBusy={isBusy} onDone={close} />}
            {opened.kind === 'pin' && <PinForm title={label('enterPin', { name: opened.profile.name })} asks="pin" saveKey="pinOpen" isBusy={isBusy} onSave={async ({ current }) => select(opened.profile, current)} onCancel={close} />}
            {opened.kind === 'pin' && <ForgotPin onAsk={() => profiles.mailPinReset(opened.profile.id)} isBusy={isBusy} />}
          </div>
        </Dialog>
      )}
    </>
  );
}
