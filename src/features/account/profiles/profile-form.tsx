import { useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { longestProfileName, type NewProfile, type Profile, type ProfileProof } from '../../../contracts/identity/profile.ts';
import type { ProfileProblem } from '../../../rules/identity/profile-problem.ts';
import { avatarOf } from '../../../rules/realm/avatar-of.ts';
import type { ProfileOutcome } from '../../../store/identity/profiles.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { Hinted } from '../../../ui/field/hinted.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useAvatars } from '../../../parts/profiles/profile-picture.tsx';
import { focusProof, isAboutProof, missingProof, ProofField, useProof } from '../../../parts/profiles/proof-field.tsx';

/** What is wanted of a profile. */
export type ProfileWish = NewProfile & Required<Pick<NewProfile, 'parentalLevel'>>;

export interface ProfileFormProps {
  /** The one that is changed; a new one without. */
  profile?: Profile;
  isBusy: boolean;
  onSave(wish: ProfileWish, proof: ProfileProof): Promise<ProfileOutcome>;
  onCancel(): void;
}

/** Name, picture and level of a profile; of a new one, whether it is a child's. */
export function ProfileForm({ profile, isBusy, onSave, onCancel }: ProfileFormProps) {
  const label = useLabel();
  const avatars = useAvatars();
  const proof = useProof(profile?.hasPin ?? false);
  const [name, setName] = useState(profile?.name ?? '');
  const [isChild, setChild] = useState(false);
  const [level, setLevel] = useState(profile?.parentalLevel);
  const [avatar, setAvatar] = useState(profile?.avatar);
  const [problem, setProblem] = useState<ProfileProblem>();
  const shown = avatar ?? avatarOf(avatars, profile?.name ?? '');
  // chosen: a new child's profile is restricted until somebody unticks it
  const parentalLevel = level ?? (isChild ? 'RESTRICTED' : 'NON_RESTRICTED');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const isMissing = name.trim() === '';
    const wish: ProfileWish = { name: name.trim(), type: isChild ? 'child' : 'adult', parentalLevel, ...(avatar ? { avatar } : {}) };
    const found = isMissing ? { labelKey: 'profileNameMissing' as const, field: 'name' as const } : proof.given ? await onSave(wish, proof.given) : missingProof(proof);
    setProblem(found);
    if (isMissing) form.querySelector<HTMLInputElement>('[name="profile-name"]')?.focus();
    else if (isAboutProof(found)) focusProof(form);
  };
  return (
    <form className="fl-profiles__form" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="fl-profiles__form-title">{profile ? label('profileChange', { name: profile.name }) : label('addProfile')}</h2>
      {problem && !problem.field && <Message tone="alert">{label(problem.labelKey)}</Message>}
      <TextField
        name="profile-name" label={label('profileName')} value={name} onValue={setName} autoComplete="off" dir="auto" maxLength={longestProfileName} required enterKeyHint="done"
        error={problem?.field === 'name' ? label(problem.labelKey) : undefined}
      />
      {avatars.length > 0 && (
        <fieldset className="fl-profiles__avatars">
          <legend>{label('profilePicture')}</legend>
          {avatars.map((address, index) => (
            <label key={address} className="fl-profiles__avatar">
              <input type="radio" name="avatar" checked={address === shown} onChange={() => setAvatar(address)} aria-label={label('profilePictureNumber', { number: String(index + 1) })} />
              <img src={address} alt="" width="64" height="64" decoding="async" />
            </label>
          ))}
        </fieldset>
      )}
      {!profile && <CheckField label={<Hinted text={label('profileChild')} hint={label('profileChildHint')} />} checked={isChild} onChecked={setChild} />}
      <CheckField label={<Hinted text={label('profileRestricted')} hint={label('profileRestrictedHint')} />} checked={parentalLevel === 'RESTRICTED'} onChecked={(is) => setLevel(is ? 'RESTRICTED' : 'NON_RESTRICTED')} />
      {profile?.hasPin && <ProofField proof={proof} takesPassword hint={label('profilePinAsked', { name: profile.name })} errorKey={isAboutProof(problem) ? problem?.labelKey : undefined} />}
      <div className="fl-profiles__buttons">
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{label('profileSave')}</Button>
        <Button variant="ghost" onClick={onCancel}>{label('cancelChange')}</Button>
      </div>
    </form>
  );
}
