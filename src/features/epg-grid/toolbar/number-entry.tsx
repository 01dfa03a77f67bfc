import { useEffect, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';

/** chosen: as long as somebody looks for the next digit */
const waitMs = 1_200;
/** chosen: long enough to read why nothing happened */
const readMs = 2_500;

export interface NumberEntryProps {
  digits: string;
  onDone(): void;
  /** @returns whether there is such a channel */
  goTo(number: string): Promise<boolean>;
}

/** The channel number as it is typed; after a moment the guide goes there, and it is said if there is none. */
export function NumberEntry({ digits, onDone, goTo }: NumberEntryProps) {
  const label = useLabel();
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    if (!digits) return undefined;
    setMissing(undefined);
    const timer = setTimeout(() => {
      void goTo(digits).then((isFound) => {
        if (!isFound) setMissing(digits);
        onDone();
      });
    }, waitMs);
    return () => clearTimeout(timer);
  }, [digits]);
  useEffect(() => {
    if (!missing) return undefined;
    const timer = setTimeout(() => setMissing(undefined), readMs);
    return () => clearTimeout(timer);
  }, [missing]);
  const words = digits ? label('guideNumber', { number: digits }) : missing ? label('guideNoNumber', { number: missing }) : '';
  return <div className="fl-guide__typed" role="status" data-shown={words !== ''}>{words}</div>;
}
