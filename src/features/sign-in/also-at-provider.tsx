import { useRef, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { openProviderWindow } from '../../parts/providers/provider-window.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';

/** Where a provider's own session ends, of whoever signed out here by it. */
export interface ProviderEnd { provider: string; address: string }

/**
 * Says that the provider still knows the viewer, and ends that too by a press.
 *
 * chosen: in a window, since an element never leads its host's page away; and by a press, since the viewer signed out here
 *
 * @source spec 3 §7 "GET /openid/{client}/logout-uri", "POST /generic-oauth/{client}/logout"
 */
export function AlsoAtProvider({ provider, address }: ProviderEnd) {
  const label = useLabel();
  const [isOpen, setOpen] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  const end = () => {
    if (!openProviderWindow(address)) return;
    setOpen(true);
    said.current?.focus();
  };
  return (
    <div className="fl-sign-in__also">
      <Message messageRef={said}>{label(isOpen ? 'providerWaiting' : 'signedOutHereAlone', { provider })}</Message>
      {!isOpen && <Button variant="ghost" size="large" wide part="sign-out-provider" onClick={end}>{label('alsoSignOutOf', { provider })}</Button>}
    </div>
  );
}
