import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { captions } from '../../../ui/icon/media-icons.ts';
import { gear } from '../../../ui/icon/player-icons.ts';
import { hasKeyboard } from '../keys/has-keyboard.ts';
import { characterKeys, setCharacterKeys } from '../keys/viewer-keys.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { canBeSmall, toggleSmallWindow } from '../screen-modes/small-window.ts';
import { useAutoSkipChoice } from '../skip/use-auto-skip-choice.ts';
import type { MenuItem } from './menu-page.ts';
import { PlayerMenu } from './player-menu.tsx';
import { useCaptionItems } from './use-caption-items.ts';
import { useAudioBranch, useQualityBranch, useSpeedBranch } from './use-stream-items.ts';

/** Quality, speed, spoken language and captions as the engine really has them, and what a viewer sets once. */
export function SettingsMenu(props: LatePartProps) {
  const label = useLabel();
  const { player } = props;
  const captionItems = useCaptionItems(player);
  const hasCaptions = useSignal(player.textTracks).length > 0;
  const branches = [useQualityBranch(player), useSpeedBranch(player), useAudioBranch(player)];
  const others = useOtherItems(props);
  const items: MenuItem[] = [
    ...branches.filter((branch) => branch !== undefined),
    ...(hasCaptions ? [{ kind: 'branch' as const, key: 'captions', name: label('captions'), icon: captions, value: captionItems.value, items: captionItems.items }] : []),
    ...others,
  ];
  return <PlayerMenu title={label('settings')} icon={gear} part="settings-button" items={items} onMenu={props.onMenu} />;
}

function useOtherItems({ player, video, screen, given }: LatePartProps): MenuItem[] {
  const label = useLabel();
  const [, redraw] = useState(0);
  const characters = useSignal(characterKeys);
  const skip = useAutoSkipChoice(given.autoSkip);
  const isSkippable = (useSignal(player.item)?.skipMarkers.length ?? 0) > 0;
  const live = useSignal(player.live);
  const isSwitchable = given.shortcuts !== 'off' && hasKeyboard();
  const loop = () => {
    video.loop = !video.loop;
    redraw((times) => times + 1);
  };
  const switches: (MenuItem | false)[] = [
    !live && { kind: 'switch', key: 'loop', name: label('loop'), checked: video.loop, toggle: loop },
    isSkippable && { kind: 'switch', key: 'auto-skip', name: label('autoSkip'), checked: skip.on, toggle: skip.toggle },
    // Where the bar has no room for its button.
    canBeSmall(video) && video.clientWidth < 640 && { kind: 'action', key: 'small', name: label('pictureInPicture'), act: () => void toggleSmallWindow(video) },
    isSwitchable && { kind: 'switch', key: 'characters', name: label('shortcutsSingleKeys'), checked: characters, toggle: () => setCharacterKeys(!characters) },
    { kind: 'action', key: 'stats', name: label('stats'), act: () => { screen.panel.value = 'stats'; } },
    isSwitchable && { kind: 'action', key: 'shortcuts', name: label('shortcuts'), act: () => { screen.panel.value = 'shortcuts'; } },
  ];
  return switches.filter((item) => item !== false);
}
