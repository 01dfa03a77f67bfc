import { useLabel } from '../../binding/use-label.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';

export interface NoticeProps {
  tone: 'info' | 'alert';
  titleKey?: LabelKey;
  textKey: LabelKey;
  actionKey?: LabelKey;
  onAction?(): void;
}

/** Why nothing can be bought now, and what to do. */
export function Notice({ tone, titleKey, textKey, actionKey, onAction }: NoticeProps) {
  const label = useLabel();
  return (
    <div className="fl-checkout__notice">
      <Message tone={tone} title={titleKey && label(titleKey)} part="notice">{label(textKey)}</Message>
      {actionKey && <Button variant="primary" size="large" onClick={onAction}>{label(actionKey)}</Button>}
    </div>
  );
}
