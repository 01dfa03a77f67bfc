import { useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { Profile, ProfileProof } from '../../../contracts/identity/profile.ts';
import type { ProfileProblem } from '../../../rules/identity/profile-problem.ts';
import type { Profiles } from '../../../store/identity/profiles.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ForgotPin } from '../../../parts/profiles/forgot-pin.tsx';
import { PinForm } from '../../../parts/profiles/pin-form.tsx';
import { ProfileForm, type ProfileWish } from './profile-form.tsx';
import { focusProof, isAboutProof, missingProof, ProofField, useProof } from '../../../parts/profiles/proof-field.tsx';

interface ProfileChangesProps {
  profile: Profile;
  profiles: Profiles;
  isBusy: boolean;
  onDone(): void;
}

/** Everything that can be changed about one profile. One with a PIN asks for it each time. */
export function ProfileChanges({ profile, profiles, isBusy, onDone }: ProfileChangesProps) {
  const [step, setStep] = useState<'facts' | 'pin' | 'remove'>('facts');
  if (step === 'pin') return <PinChange profile={profile} profiles={profiles} isBusy={isBusy} onDone={() => setStep('facts')} />;
  if (step === 'remove') return <Removal profile={profile} profiles={profiles} isBusy={isBusy} onDone={onDone} onCancel={() => setStep('facts')} />;
  const save = async ({ type: _type, ...wish }: ProfileWish, proof: ProfileProof) => {
    const problem = await profiles.update({ profileId: profile.id, ...wish, ...proof });
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
  const save = async (proof: ProfileProof, pin: string | undefined) => {
    const problem = await profiles.setPin({ profileId: profile.id, ...(pin === undefined ? {} : { pin }), ...proof });
    if (!problem) onDone();
    return problem;
  };
  return (
    <>
      <PinForm
        key={String(isRemoval)} title={label('pinTitle', { name: profile.name })} lead={label('pinLead')} asks={profile.hasPin ? 'proof' : undefined} takesNew={!isRemoval}
        saveKey={isRemoval ? 'pinRemove' : 'pinSave'} isBusy={isBusy} onSave={save} onCancel={onDone}
      />
      {profile.hasPin && <ForgotPin onAsk={() => profiles.mailPinReset(profile.id)} isBusy={isBusy} />}
      {profile.hasPin && !isRemoval && <div className="fl-profiles__more"><Button onClick={() => setRemoval(true)}>{label('pinRemove')}</Button></div>}
    </>
  );
}

function Removal({ profile, profiles, isBusy, onDone, onCancel }: ProfileChangesProps & { onCancel(): void }) {
  const label = useLabel();
  const proof = useProof(profile.hasPin);
  const [problem, setProblem] = useState<ProfileProblem>();
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const refused = proof.given ? await profiles.remove({ profileId: profile.id, ...proof.given }) : missingProof(proof);
    setProblem(refused);
    if (!refused) onDone();
    else if (isAboutProof(refused)) focusProof(form);
  };
  return (
    <form className="fl-profiles__form" noValidate onSubmit={(event) => void remove(event)}>
      <h2 className="fl-profiles__form-title">{label('profileRemoveSure', { name: profile.name })}</h2>
      {problem && !isAboutProof(problem) && <Message tone="alert">{label(problem.labelKey)}</Message>}
      {profile.hasPin && <ProofField proof={proof} takesPassword hint={label('profilePinAsked', { name: profile.name })} errorKey={isAboutProof(problem) ? problem?.labelKey : undefined} />}
      <div className="fl-profiles__buttons">
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{label('profileRemoveYes')}</Button>
        <Button variant="ghost" onClick={onCancel}>{label('cancelChange')}</Button>
      </div>
    </form>
  );
}
