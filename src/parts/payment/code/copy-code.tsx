import { useRef, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { Button } from '../../../ui/button/button.tsx';
import { copy } from '../../../ui/icon/title-icons.ts';
import { check } from '../../../ui/icon/choice-icons.ts';

/** Copies a code, and says how that went. Where a page may not write to the clipboard, the code is marked to be copied by hand. */
export function CopyCode({ code }: { code: string }) {
  const label = useLabel();
  const text = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'codeCopied' | 'codeNotCopied'>();
  const press = async () => {
    // Said again where it is pressed again.
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('codeCopied');
    } catch {
      text.current?.focus();
      text.current?.select();
      setOutcome('codeNotCopied');
    }
  };
  return (
    <div className="fl-code__copy">
      <Button variant="primary" size="large" wide icon={outcome === 'codeCopied' ? check : copy} part="copy" onClick={() => void press()}>{label('codeCopy')}</Button>
      <p className="fl-code__outcome" role="status">{outcome && label(outcome)}</p>
      <textarea ref={text} className="fl-code__text" readOnly dir="ltr" rows={6} aria-label={label('codeText')} value={code} onFocus={(event) => event.currentTarget.select()} />
    </div>
  );
}
