import { useLabel } from '../../binding/use-label.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './failure-panel.css';

export interface FailurePanelProps {
  /** What went wrong; an ApiError will do. */
  failure: { code: string };
  /** The label of what could not be done. */
  labelKey?: LabelKey;
  retrying?: boolean;
  onRetry?(): void;
}

/** A failed load: what failed, and a button that tries again. The code is for support, in `data-code`. @csspart failure */
export function FailurePanel({ failure, labelKey = 'sorrySomethingWentWrong', retrying = false, onRetry }: FailurePanelProps) {
  const label = useLabel();
  return (
    <div ref={useSheet(sheet)} className="fl-failure" part="failure" data-code={failure.code}>
      <Message tone="alert">{label(labelKey)}</Message>
      {onRetry && <Button variant="ghost" loading={retrying} loadingLabel={label('loading')} onClick={onRetry}>{label('retry')}</Button>}
    </div>
  );
}
