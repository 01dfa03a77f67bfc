import { useMemo, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { type AskedLink, createMagicMemory } from '../../../store/identity/magic-link/magic-memory.ts';
import type { ScreenProps } from '../screen-props.ts';
import { AskForLink } from './ask-for-link.tsx';
import { LinkSent } from './link-sent.tsx';
import { OpenedLink } from './opened-link.tsx';

/**
 * Sign-in by a link in a mail: asked for here, or opened from the mail.
 *
 * @source spec 3 §2 "Magic-link page: Reads token and has an email form", §4 "Magic link"
 */
export function MagicLinkScreen(props: ScreenProps) {
  const { store } = useRuntime();
  const { settings, now } = store.context;
  const memory = useMemo(() => createMagicMemory(settings.realm), [settings]);
  const [{ asked, isAgain }, setAsked] = useState(() => ({ asked: memory.read(now()), isAgain: false }));
  const { token } = props.screen.query;
  if (token) return <OpenedLink {...props} token={token} memory={memory} />;
  const onAsked = (next: AskedLink | undefined) => setAsked({ asked: next, isAgain: asked !== undefined });
  return asked
    ? <LinkSent {...props} key={asked.attempt.id} asked={asked} isAgain={isAgain} memory={memory} onAsked={onAsked} />
    : <AskForLink {...props} memory={memory} onAsked={onAsked} />;
}
