import { useEffect, type CSSProperties } from 'react';
import { useLabel, type Label } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { appearanceChoices, appearanceProperties, type AppearanceField, type CaptionAppearance } from '../../../rules/playback/captions/caption-appearance.ts';
import { captionAppearance } from '../../../store/playback/captions/caption-appearance-memory.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import lines from './caption-lines.css';
import sheet from './caption-settings.css';
import { captionSettingsOf } from './caption-settings-open.ts';

/** What belongs together, in the order of a viewer's care. */
const groups = [
  { name: 'captionText', fields: ['font', 'size', 'colour', 'opacity', 'edge'] },
  { name: 'captionBackground', fields: ['background', 'backgroundOpacity'] },
  { name: 'captionWindow', fields: ['window', 'windowOpacity'] },
  { name: 'captionPlace', fields: ['position'] },
] as const satisfies { name: string; fields: AppearanceField[] }[];

/** How captions look, chosen by the viewer: each choice shows at once, here and on the picture, and is kept on the device. */
export function CaptionSettings({ player, onMenu }: LatePartProps) {
  const label = useLabel();
  const adopt = useSheet(sheet, lines);
  const memory = captionAppearance();
  const look = useSignal(memory.look);
  useEffect(() => {
    onMenu(true);
    return () => onMenu(false);
  }, []);
  return (
    <Dialog label={label('captionSettings')} closeLabel={label('close')} onClose={() => { captionSettingsOf(player).value = false; }}>
      {/* The player's own keys stay with the player. */}
      <div ref={adopt} className="fl-caption-settings" onKeyDown={(event) => event.stopPropagation()}>
        <h2 className="fl-caption-settings__title">{label('captionSettings')}</h2>
        <Preview look={look} words={label('captionPreview')} />
        <div className="fl-caption-settings__groups">
          {groups.map(({ name, fields }) => (
            <fieldset key={name} className="fl-caption-settings__group">
              <legend>{label(name)}</legend>
              {fields.map((field) => <Choice key={field} field={field} look={look} label={label} onChange={memory.change} />)}
            </fieldset>
          ))}
        </div>
        <Button variant="secondary" onClick={memory.reset}>{label('captionReset')}</Button>
      </div>
    </Dialog>
  );
}

function Preview({ look, words }: { look: CaptionAppearance; words: string }) {
  return (
    <div className={`fl-caption-settings__preview fl-caption-settings__preview--${look.position}`} style={appearanceProperties(look) as CSSProperties}>
      <p className="fl-captions__cue" dir="auto"><span className="fl-captions__words">{words}</span></p>
    </div>
  );
}

const names = {
  font: 'captionFont', size: 'captionSize', colour: 'captionColour', opacity: 'captionOpacity', edge: 'captionEdge', background: 'captionColour',
  backgroundOpacity: 'captionOpacity', window: 'captionColour', windowOpacity: 'captionOpacity', position: 'captionPosition',
} as const satisfies Record<AppearanceField, string>;

function Choice({ field, look, label, onChange }: { field: AppearanceField; look: CaptionAppearance; label: Label; onChange(change: Partial<CaptionAppearance>): void }) {
  return (
    <label className="fl-caption-settings__choice">
      <span>{label(names[field])}</span>
      <select className="fl-caption-settings__select" value={look[field]} onChange={(event) => onChange({ [field]: event.currentTarget.value })}>
        {[...appearanceChoices[field]].sort(inOrder).map((choice) => <option key={choice} value={choice}>{wordOf(choice, label)}</option>)}
      </select>
    </label>
  );
}

/** Numbers rise; words keep their order. */
const inOrder = (one: string, other: string) => (Number(one) || 0) - (Number(other) || 0);

const words = {
  theme: 'captionFontTheme', sans: 'captionFontSans', serif: 'captionFontSerif', mono: 'captionFontMono', casual: 'captionFontCasual', script: 'captionFontScript', smallCaps: 'captionFontSmallCaps',
  white: 'colourWhite', yellow: 'colourYellow', green: 'colourGreen', cyan: 'colourCyan', blue: 'colourBlue', magenta: 'colourMagenta', red: 'colourRed', black: 'colourBlack',
  none: 'captionEdgeNone', shadow: 'captionEdgeShadow', outline: 'captionEdgeOutline', raised: 'captionEdgeRaised', depressed: 'captionEdgeDepressed',
  bottom: 'captionBottom', top: 'captionTop',
} as const;

const wordOf = (choice: string, label: Label) => (choice in words ? label(words[choice as keyof typeof words]) : `${choice}%`);
