import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Player } from '../../../store/playback/player.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/feedback-icons.ts';
import { captions } from '../../../ui/icon/media-icons.ts';

/** Which captions: off, or one of the title's languages. Shows what the engine really does. */
export function CaptionsMenu({ player, onOpen }: { player: Player; onOpen(open: boolean): void }) {
  const label = useLabel();
  const { locale } = useLocale();
  const tracks = useSignal(player.textTracks);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = (to: boolean) => {
    setOpen(to);
    onOpen(to);
    if (!to) button.current?.focus();
  };

  useLayoutEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (box.current && !event.composedPath().includes(box.current)) {
        setOpen(false);
        onOpen(false);
      }
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);

  if (tracks.length === 0) return null;
  const choices = [{ id: null, name: label('captionsOff'), active: !tracks.some((track) => track.active) },
    ...tracks.map((track) => ({ id: track.id, name: nameOf(track.language, locale) ?? track.label, active: track.active }))];
  const choose = (id: string | null) => {
    player.setTextTrack(id);
    toggle(false);
  };
  return (
    <div ref={box} className="fl-player__captions-menu">
      <IconButton
        buttonRef={button}
        label={label('captions')}
        path={captions}
        part="captions-button"
        expanded={open}
        popup="menu"
        onClick={() => toggle(!open)}
      />
      {tracks.some((track) => track.active) && <span className="fl-player__captions-on" aria-hidden="true" />}
      {open && (
        <div className="fl-player__menu" role="menu" aria-label={label('captions')} part="menu" onKeyDown={(event) => moveInMenu(event, () => toggle(false))}>
          {choices.map(({ id, name, active }) => (
            <button key={id ?? 'off'} type="button" role="menuitemradio" aria-checked={active} tabIndex={active ? 0 : -1} className="fl-player__menu-item" onClick={() => choose(id)}>
              <Icon path={check} />
              <span>{name}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A language in the viewer's words, or undefined where the stream does not say which it is. */
function nameOf(language: string, locale: string): string | undefined {
  if (!language) return undefined;
  try {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language);
    return name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return undefined;
  }
}

function moveInMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const at = items.findIndex((item) => item === (item.getRootNode() as Document | ShadowRoot).activeElement);
  const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 };
  const to = moves[event.key];
  if (to === undefined && event.key !== 'Escape' && event.key !== 'Tab') return;
  if (event.key !== 'Tab') event.preventDefault();
  if (to === undefined) close();
  else items[to % items.length]?.focus();
}
