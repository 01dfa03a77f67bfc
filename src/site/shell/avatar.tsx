import { useMemo, useState } from 'react';
import { readLooks } from '../../contracts/realm/realm-looks.ts';
import { avatarOf } from '../../rules/realm/avatar-of.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { user } from '../../ui/icon/navigation-icons.ts';

/** The picture that stands for a viewer, or a sign where there is none. */
export function Avatar({ runtime: { settings }, name }: { runtime: Runtime; name: string }) {
  const address = useMemo(() => avatarOf(readLooks(settings.looks).avatars, name), [settings, name]);
  const [missing, setMissing] = useState<string>();
  if (address === undefined || address === missing) return <Icon path={user} />;
  return <img className="fl-site__avatar" src={address} alt="" width="32" height="32" decoding="async" onError={() => setMissing(address)} />;
}
