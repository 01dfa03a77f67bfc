import { useState } from 'react';

/** The tenant's mark; nothing where there is none or it cannot be had: its name stands beside it. @source spec 1 §8 "Failed icon load is logged and the icon hidden" */
export function TenantLogo({ address, className }: { address: string | undefined; className: string }) {
  const [missing, setMissing] = useState<string>();
  if (address === undefined || missing === address) return null;
  const hide = () => {
    console.warn(`The tenant's logo did not come: ${address}`);
    setMissing(address);
  };
  return <img className={className} src={address} alt="" width="40" height="40" decoding="async" onError={hide} />;
}
