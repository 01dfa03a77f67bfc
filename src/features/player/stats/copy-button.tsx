import { useEffect, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';

/** @source spec 1 §9 "share label reset 2000 ms" */
const SAID_MS = 2000;

/** Copies a text, and says in its own name for a while how that went. @param text read when it is pressed */
export function CopyButton({ text }: { text(): string }) {
  const label = useLabel();
  const [outcome, setOutcome] = useState<'statsCopied' | 'statsNotCopied'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('statsCopied');
    } catch {
      setOutcome('statsNotCopied');
    }
  };
  return <button type="button" className="fl-player__stats-copy" part="stats-copy" onClick={() => void copy()}>{label(outcome ?? 'statsCopy')}</button>;
}
