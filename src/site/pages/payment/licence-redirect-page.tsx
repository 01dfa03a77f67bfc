import { useEffect } from 'react';
import { useSignal } from '../../../binding/use-signal.ts';
import { licenceRedirect } from '../../../rules/purchase/licence-redirect.ts';
import type { PageProps } from '../../page.ts';

/** Leads on once it is known who is there; it shows nothing. @source spec 2 §2 "licence redirect | /licence-redirect" */
export function LicenceRedirectPage({ runtime, navigator, location }: PageProps) {
  const viewer = useSignal(runtime.store.context.viewer);
  useEffect(() => {
    if (viewer) navigator.visit(navigator.hrefOf(licenceRedirect(location.query, viewer, runtime.settings.countryCode)), { replace: true });
  }, [viewer, runtime, navigator, location]);
  return null;
}
