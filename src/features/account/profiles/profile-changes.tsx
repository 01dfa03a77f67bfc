import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { Profile } from '../../../contracts/identity/profile.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { Profiles } from '../../../store/identity/profiles.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ForgotPin } from './forgot-pin.tsx';
import { PinForm } from './pin-form.tsx';
import { ProfileForm } from './profile-form.tsx';

interface ProfileChangesProps {
  profile: Profile;
  profiles: Profiles;
  isBusy: boolean;
  onDone(): void;
}

/** Everything that can be changed about one profile. */
export function ProfileChanges({ profile, profiles, isBusy, onDone }: ProfileChangesProps) {
  const [step, setStep] = useState<'facts' | 'pin' | 'remove'>('facts');
  if (step === 'pin') return <PinChange profile={profile} profiles={profiles} isBusy={isBusy} onDone={() => setStep('facts')} />;
  if (step === 'remove') return <Removal profile={profile} profiles={profiles} isBusy={isBusy} onDone={onDone} onCancel={() => setStep('facts')} />;
  const save = async (wish: { name: string; avatar?: string | undefined }) => {
    const problem = await profiles.update({ profileId: profile.id, name: wish.name, ...(wish.avatar ? { avatar: wish.avatar } : {}) });
    if (!problem) onDone();
    return problem;
  };
  return (
    <>
      <ProfileForm profile={profile} isBusy={isBusy} onSave={save} onCancel={onDone} />
      <MoreChanges profile={profile} onPin={() => setStep('pin')} onRemove={() => setStep('remove')} />
    </>
  );
}

function MoreChanges({ profile, onPin, onRemove }: { profile: Profile; onPin(): void; onRemove(): void }) {
  const label = useLabel();
  return (
    <div className="fl-profiles__more">
      <Button onClick={onPin}>{label('pinTitle', { name: profile.name })}</Button>
      <Button variant="ghost" disabledReason={profile.current ? label('profileInUse') : undefined} onClick={onRemove}>{label('profileRemove')}</Button>
    </div>
  );
}

function PinChange({ profile, profiles, isBusy, onDone }: ProfileChangesProps) {
  const label = useLabel();
  const [isRemoval, setRemoval] = useState(false);
  const save = async ({ pinCurrent, pinNew }: { pinCurrent?: string; pinNew?: string }) => {
    const problem = await profiles.setPin({ profileId: profile.id, ...(pinNew ? { pin: pinNew } : {}), ...(pinCurrent ? { current: pinCurrent } : {}) });
    if (!problem) onDone();
    return problem;
  };
  const fields = [...(profile.hasPin ? ['pinCurrent' as const] : []), ...(isRemoval ? [] : ['pinNew' as const])];
  return (
    <>
      <PinForm key={String(isRemoval)} title={label('pinTitle', { name: profile.name })} lead={label('pinLead')} fields={fields} saveKey={isRemoval ? 'pinRemove' : 'pinSave'} isBusy={isBusy} onSave={save} onCancel={onDone} />
      {profile.hasPin && <ForgotPin profileId={profile.id} profiles={profiles} isBusy={isBusy} />}
      {profile.hasPin && !isRemoval && <div className="fl-profiles__more"><Button onClick={() => setRemoval(true)}>{label('pinRemove')}</Button></div>}
    </>
  );
}

function Removal({ profile, profiles, isBusy, onDone, onCancel }: ProfileChangesProps & { onCancel(): void }) {
  const label = useLabel();
  const [problem, setProblem] = useState<LabelKey>();
  const remove = async () => {
    const refused = await profiles.remove(profile.id);
    if (refused) setProblem(refused.labelKey);
    else onDone();
  };
  return (
    <div className="fl-profiles__form">
      <h2 className="fl-profiles__form-title">{label('profileRemoveSure', { name: profile.name })}</h2>
      {problem && <Message tone="alert">{label(problem)}</Message>}
      <div className="fl-profiles__buttons">
        <Button variant="primary" loading={isBusy} loadingLabel={label('loading')} onClick={() => void remove()}>{label('profileRemoveYes')}</Button>
        <Button variant="ghost" onClick={onCancel}>{label('cancelChange')}</Button>
      </div>
    </div>
  );
}
