import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';

/** The ground of what stands in place of the pictures. */
export function Prompt({ sign, children }: { sign: string; children: ReactNode }) {
  return (
    <div className="fl-player__prompt" part="prompt">
      <span className="fl-player__prompt-sign"><Icon path={sign} /></span>
      {children}
    </div>
  );
}
