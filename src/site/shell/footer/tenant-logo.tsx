import { useState } from 'react';

/** The tenant's mark; nothing where there is none or it cannot be had: its name stands beside it. */
export function TenantLogo({ address }: { address: string | undefined }) {
  const [missing, setMissing] = useState<string>();
  if (address === undefined || missing === address) return null;
  return <img className="fl-footer__logo" src={address} alt="" width="40" height="40" decoding="async" onError={() => setMissing(address)} />;
}
