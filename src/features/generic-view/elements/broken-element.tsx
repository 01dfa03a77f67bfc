import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';

/** In the place of an element that cannot be shown. */
export function BrokenElement({ $type, onRetry }: { $type: string; onRetry(): void }) {
  return (
    <div className="fl-view__failure">
      <FailurePanel failure={{ code: `contract-broken: ${$type}` }} labelKey="elementFailed" onRetry={onRetry} />
    </div>
  );
}
