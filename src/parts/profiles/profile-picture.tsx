import { useMemo } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { readLooks } from '../../contracts/realm/realm-looks.ts';
import { avatarOf } from '../../rules/realm/avatar-of.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { user } from '../../ui/icon/navigation-icons.ts';

/** The tenant's pictures of viewers. */
export function useAvatars(): readonly string[] {
  const { settings } = useRuntime().store.context;
  return useMemo(() => readLooks(settings.looks).avatars, [settings]);
}

/** The picture of a profile: its own, or the one that its name gives. */
export function ProfilePicture({ name, avatar }: { name: string; avatar?: string | undefined }) {
  const avatars = useAvatars();
  const address = avatar ?? avatarOf(avatars, name);
  return (
    <span className="fl-profiles__picture">
      {address === undefined ? <Icon path={user} /> : <img src={address} alt="" width="160" height="160" decoding="async" />}
    </span>
  );
}
