import { useEffect, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useOnline } from './use-online.ts';

/** Milliseconds of waiting. chosen: a viewer begins to wonder after five seconds; without a connection nothing else can be the cause. */
const EXPLAIN_AFTER = { slow: 5000, offline: 1500 };

/**
 * Why the picture stands still, in words for every viewer.
 *
 * The live region stands before its words do: screen readers announce what changes in it.
 *
 * @param waiting whether the viewer waits for pictures
 */
export function StallNotice({ waiting }: { waiting: boolean }) {
  const label = useLabel();
  const online = useOnline();
  const isLong = useLasting(waiting, online ? EXPLAIN_AFTER.slow : EXPLAIN_AFTER.offline);
  return (
    <div className="fl-player__notice" part="notice" role="status">
      {waiting && isLong && <p>{label(online ? 'connectionIsSlow' : 'youAreOffline')}</p>}
    </div>
  );
}

/** Whether something has lasted this long already. */
function useLasting(on: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => clearTimeout(timer);
  }, [on, ms]);
  useEffect(() => { if (!on) setLasting(false); }, [on]);
  return lasting;
}
