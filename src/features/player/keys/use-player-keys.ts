import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { commandOf, keyMapOf, type KeyMap } from '../../../rules/playback/keys/key-map.ts';
import type { PlayerCommand } from '../../../rules/playback/keys/player-command.ts';
import { pressedKeyOf } from '../../../rules/playback/keys/pressed-key.ts';
import type { LatePartProps } from '../late/late-part.ts';
import type { PressedKey } from '../player-screen.ts';
import { takeEarlyKeys } from './take-early-keys.ts';
import { obeyCommand, type CommandScene, type Obeyed } from './obey-command.ts';
import { characterKeys } from './viewer-keys.ts';
import { wantsKey } from './wants-key.ts';

/** A held key repeats these; the others happen once. */
const REPEATED: ReadonlySet<PlayerCommand> = new Set<PlayerCommand>(['seek-back', 'seek-forward', 'volume-up', 'volume-down', 'frame-back', 'frame-forward']);

/** What keys drive. */
export interface KeyedPlayer extends Pick<LatePartProps, 'player' | 'box' | 'screen'>, Partial<Pick<LatePartProps, 'video'>> {
  given: Pick<LatePartProps['given'], 'shortcuts' | 'pageKeys' | 'theatre'>;
}

/** The keys of this player, by tenant, element and viewer. */
export function useKeyMap(given: KeyedPlayer['given']): KeyMap {
  const { settings } = useRuntime().store.context;
  const characters = useSignal(characterKeys);
  return useMemo(() => keyMapOf([settings.shortcuts, given.shortcuts], { characters }), [settings, given.shortcuts, characters]);
}

/**
 * Keys that drive the player: where the focus is inside, and on the whole page where the page stands for its title.
 *
 * Never taken from a field, a menu or a slider that reads them itself.
 */
export function usePlayerKeys(props: KeyedPlayer): void {
  const { player, box, screen, given } = props;
  const label = useLabel();
  const { locale } = useLocale();
  const map = useKeyMap(given);
  const scene: CommandScene = { ...props, label, locale };
  const newest = useRef({ map, scene });
  newest.current = { map, scene };

  useLayoutEffect(() => {
    const press = (event: PressedKey, focused: Element, isInside: boolean) => {
      if (event.ctrlKey || event.metaKey || event.altKey || player.phase.peek() !== 'open') return;
      const pressed = pressedKeyOf(event);
      const command = commandOf(newest.current.map, pressed);
      if (!command || wantsKey(focused, pressed) || (!isInside && SCROLLS.test(pressed)) || (event.repeat && !REPEATED.has(command))) return;
      const obeyed = obeyCommand(command, pressed, newest.current.scene);
      if (!obeyed) return;
      event.preventDefault();
      if (!isInside) screen.wake();
      tell(obeyed, box, screen);
    };
    const pressOnPage = (event: KeyboardEvent) => {
      const [target] = event.composedPath();
      if (!event.defaultPrevented && target instanceof Element && !event.composedPath().includes(box)) press(event, target, false);
    };
    screen.onKey = (event) => {
      if (!event.defaultPrevented) press(event, event.target as Element, true);
    };
    for (const { event, focused, isInside } of takeEarlyKeys(player, screen)) press(event, focused, isInside);
    if (given.pageKeys) document.addEventListener('keydown', pressOnPage);
    return () => {
      screen.onKey = undefined;
      document.removeEventListener('keydown', pressOnPage);
    };
  }, [player, box, screen, given.pageKeys]);
}

/** Keys that scroll a page; they are the player's only when the focus is inside. chosen: the facts below the film are read by them */
const SCROLLS = /^(?:ArrowUp|ArrowDown|Home|End)$/;

/** A button that has the focus says its new name by itself. */
function tell({ icon, words, side, said }: Obeyed, box: HTMLElement, screen: LatePartProps['screen']): void {
  if (icon) screen.pulse.value = { icon, words, side };
  const focused = (box.getRootNode() as Document | ShadowRoot).activeElement;
  if (said && !focused?.matches('[part~="play-button"]')) screen.said.value = { words: said };
}
