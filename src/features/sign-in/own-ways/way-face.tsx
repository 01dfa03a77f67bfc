import { Icon } from '../../../ui/icon/icon.tsx';

/** What a way to sign in shows: its sign, its name, and whether it was used the last time. */
export function WayFace({ icon, last, children }: { icon: string; last: string | undefined; children: string }) {
  return (
    <span className="fl-providers__face">
      <span className="fl-providers__sign"><Icon path={icon} /></span>
      <span className="fl-providers__name">{children}</span>
      {last !== undefined && <span className="fl-providers__last">{last}</span>}
    </span>
  );
}
