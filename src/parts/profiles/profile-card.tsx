import { useLabel } from '../../binding/use-label.ts';
import type { Profile } from '../../contracts/identity/profile.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { lock } from '../../ui/icon/lock-icon.ts';
import { ProfilePicture } from './profile-picture.tsx';

/** One who may watch; without a profile, the place of a new one. */
export function ProfileCard({ profile, isManaging, onPress }: { profile?: Profile; isManaging: boolean; onPress(): void }) {
  const label = useLabel();
  return (
    <li>
      <button type="button" className="fl-profiles__card" aria-label={profile && isManaging ? label('profileChange', { name: profile.name }) : undefined} onClick={onPress}>
        {profile ? <ProfilePicture name={profile.name} avatar={profile.avatar} /> : <span className="fl-profiles__picture fl-profiles__picture--new" aria-hidden="true">+</span>}
        <span className="fl-profiles__name" dir="auto">{profile?.name ?? label('addProfile')}</span>
        {profile?.current && <span className="fl-profiles__note">{label('profileNow')}</span>}
        {profile?.hasPin && <span className="fl-profiles__lock"><Icon path={lock} /><VisuallyHidden>{label('profileLocked')}</VisuallyHidden></span>}
      </button>
    </li>
  );
}
