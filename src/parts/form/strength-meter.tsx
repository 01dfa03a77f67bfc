import { useEffect, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { loadStrength, type Strength } from './password-strength.ts';

const labelKeys = ['strengthWeak', 'strengthWeak', 'strengthFair', 'strengthGood', 'strengthStrong'] as const;

/** How strong a new password is: it advises and never blocks. @param own what others know of the viewer */
export function StrengthMeter({ secret, own }: { secret: string; own: string[] }) {
  const label = useLabel();
  const [measure, setMeasure] = useState<(secret: string, own: string[]) => Strength>();
  const isTyping = secret !== '';
  useEffect(() => {
    let isWanted = isTyping;
    // Without it the length alone is said.
    if (isTyping) void loadStrength().then((loaded) => { if (isWanted) setMeasure(() => loaded); }, () => undefined);
    return () => { isWanted = false; };
  }, [isTyping]);
  if (!isTyping || !measure) return null;
  const strength = measure(secret, own);
  return (
    <div className="fl-strength" data-strength={strength}>
      <span className="fl-strength__bar" aria-hidden="true" />
      <span className="fl-strength__text" role="status">{label(labelKeys[strength])}</span>
    </div>
  );
}
