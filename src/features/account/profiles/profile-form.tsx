import { useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { longestProfileName, type NewProfile, type Profile } from '../../../contracts/identity/profile.ts';
import type { ProfileProblem } from '../../../rules/identity/profile-problem.ts';
import { avatarOf } from '../../../rules/realm/avatar-of.ts';
import type { ProfileOutcome } from '../../../store/identity/profiles.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useAvatars } from './profile-picture.tsx';

export interface ProfileFormProps {
  /** The one that is changed; a new one without. */
  profile?: Profile;
  isBusy: boolean;
  onSave(wish: NewProfile): Promise<ProfileOutcome>;
  onCancel(): void;
}

/** Name and picture of a profile; of a new one, whether it is a child's. */
export function ProfileForm({ profile, isBusy, onSave, onCancel }: ProfileFormProps) {
  const label = useLabel();
  const avatars = useAvatars();
  const [name, setName] = useState(profile?.name ?? '');
  const [isChild, setChild] = useState(false);
  const [avatar, setAvatar] = useState(profile?.avatar);
  const [problem, setProblem] = useState<ProfileProblem>();
  const shown = avatar ?? avatarOf(avatars, profile?.name ?? '');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const isMissing = name.trim() === '';
    setProblem(isMissing ? { labelKey: 'profileNameMissing', field: 'name' } : await onSave({ name: name.trim(), type: isChild ? 'child' : 'adult', ...(avatar ? { avatar } : {}) }));
    if (isMissing) form.querySelector<HTMLInputElement>('[name="profile-name"]')?.focus();
  };
  return (
    <form className="fl-profiles__form" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="fl-profiles__form-title">{profile ? label('profileChange', { name: profile.name }) : label('addProfile')}</h2>
      {problem && !problem.field && <Message tone="alert">{label(problem.labelKey)}</Message>}
      <TextField
        name="profile-name" label={label('profileName')} value={name} onValue={setName} autoComplete="off" dir="auto" maxLength={longestProfileName} required enterKeyHint="done"
        error={problem?.field ? label(problem.labelKey) : undefined}
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
      {!profile && (
        <label className="fl-profiles__child">
          <input type="checkbox" checked={isChild} onChange={(event) => setChild(event.currentTarget.checked)} aria-describedby="profile-child-hint" />
          <span>{label('profileChild')}<small id="profile-child-hint">{label('profileChildHint')}</small></span>
        </label>
      )}
      <div className="fl-profiles__buttons">
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{label('profileSave')}</Button>
        <Button variant="ghost" onClick={onCancel}>{label('cancelChange')}</Button>
      </div>
    </form>
  );
}
