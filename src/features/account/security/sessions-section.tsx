import { useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { OpenSession } from '../../../contracts/identity/open-session.ts';
import { deviceName } from '../../../rules/identity/account/device-name.ts';
import { timeSince } from '../../../rules/identity/account/time-since.ts';
import { createOpenSessions, type OpenSessions } from '../../../store/identity/account/open-sessions.ts';
import { Button } from '../../../ui/button/button.tsx';
import { devices as screens } from '../account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Loaded, Said, SectionFrame } from '../section-frame.tsx';

/** Where the account is signed in, this device first. @source issue "sessions and devices with sign out there" */
export function SessionsSection() {
  const { context } = useRuntime().store;
  const part = useSlice(() => createOpenSessions(context), [context]);
  return (
    <SectionFrame titleKey="accountSessions" leadKey="accountSessionsLead">
      <Loaded part={part}>{(sessions) => <SessionList part={part} sessions={sessions} />}</Loaded>
    </SectionFrame>
  );
}

function useDeviceText() {
  const label = useLabel();
  return ({ userAgent }: OpenSession): string => {
    const { browser, system } = deviceName(userAgent) ?? {};
    return browser && system ? label('accountSessionOn', { browser, system }) : browser ?? system ?? label('accountSessionUnknown');
  };
}

function SessionList({ part, sessions }: { part: OpenSessions; sessions: OpenSession[] }) {
  const label = useLabel();
  const { store: { context, labels } } = useRuntime();
  const { locale } = useSignal(labels.locale);
  const isBusy = useSignal(part.isBusy);
  const nameOf = useDeviceText();
  const [said, setSaid] = useState<{ problem?: string; done?: string }>({});
  const run = async (work: Promise<Awaited<ReturnType<OpenSessions['end']>>>, done: string) => {
    const problem = await work;
    setSaid(problem ? { problem: label(problem.labelKey) } : { done });
  };
  return (
    <>
      <ul role="list" className="fl-account__rows">
        {sessions.map((session) => (
          <li key={session.id} className="fl-account__row">
            <span className="fl-account__sign"><Icon path={screens} /></span>
            <span className="fl-account__words">
              <strong><bdi>{nameOf(session)}</bdi>{session.current && <span className="fl-account__badge">{label('accountSessionHere')}</span>}</strong>
              <span className="fl-account__note">{session.current ? label('accountSessionNow') : label('accountSessionUsed', { time: timeSince(session.lastUsedAt, context.now(), locale) })}</span>
            </span>
            {!session.current && (
              <Button size="small" hiddenSuffix={nameOf(session)} onClick={() => void run(part.end(session.id), label('accountSessionSignedOut', { device: nameOf(session) }))}>{label('accountSessionSignOut')}</Button>
            )}
          </li>
        ))}
      </ul>
      <Said {...said} />
      {sessions.length > 1 && (
        <div className="fl-account__buttons">
          <Button loading={isBusy} loadingLabel={label('loading')} onClick={() => void run(part.endOthers(), label('accountSessionsEnded'))}>{label('accountSessionsEndOthers')}</Button>
        </div>
      )}
    </>
  );
}
