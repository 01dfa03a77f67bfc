import { useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { createLeaving } from '../../../store/identity/account/leaving.ts';
import { Button } from '../../../ui/button/button.tsx';
import { download } from '../account-icons.ts';
import { Said, SectionFrame } from '../section-frame.tsx';

/** A copy of everything as a file. */
export function DataSection() {
  const label = useLabel();
  const { context } = useRuntime().store;
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ problem?: string; done?: string }>({});
  const take = async () => {
    setBusy(true);
    setSaid({});
    const answer = await createLeaving(context).takeCopy();
    setBusy(false);
    if ('problem' in answer) return setSaid({ problem: label(answer.problem.labelKey) });
    save(answer.done.fileName, JSON.stringify(answer.done.data, null, 2));
    setSaid({ done: label('accountDataDone') });
  };
  return (
    <SectionFrame titleKey="accountData" leadKey="accountDataLead">
      <div className="fl-account__buttons"><Button variant="primary" icon={download} loading={isBusy} loadingLabel={label('loading')} onClick={() => void take()}>{label('accountDataGet')}</Button></div>
      <Said {...said} />
    </SectionFrame>
  );
}

/** Gives the browser a file to keep. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
