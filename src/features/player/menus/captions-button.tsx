import { useLabel } from '../../../binding/use-label.ts';
import { captions } from '../../../ui/icon/media-icons.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { PlayerMenu } from './player-menu.tsx';
import { useCaptionItems } from './use-caption-items.ts';

/** Which captions, one press away. */
export function CaptionsButton({ player, onMenu }: LatePartProps) {
  const label = useLabel();
  const { items, on } = useCaptionItems(player);
  return <PlayerMenu title={label('captions')} icon={captions} part="captions-button" items={items} on={on} onMenu={onMenu} />;
}
