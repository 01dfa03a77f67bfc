import { useMemo, useState } from 'react';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { readLooks } from '../../contracts/realm/realm-looks.ts';
import { avatarOf } from '../../rules/realm/avatar-of.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { createOwnAvatar } from '../../store/identity/own-avatar.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { user } from '../../ui/icon/navigation-icons.ts';

/** The picture that a member chose, else the one that stands for the name, or a sign where there is none. */
export function Avatar({ runtime: { settings, store: { context } }, name }: { runtime: Runtime; name: string }) {
  const own = useSlice(() => createOwnAvatar(context), [context]);
  const chosen = useSignal(own.address);
  const given = useMemo(() => avatarOf(readLooks(settings.looks).avatars, name), [settings, name]);
  const address = chosen ?? given;
  const [missing, setMissing] = useState<string>();
  if (address === undefined || address === missing) return <Icon path={user} />;
  return <img className="fl-site__avatar" src={address} alt="" width="32" height="32" decoding="async" onError={() => setMissing(address)} />;
}
