/** What a viewer may choose of how captions look, and what they look like without a choice. The first of each is the default. */
export const appearanceChoices = {
  font: ['theme', 'sans', 'serif', 'mono', 'casual', 'script', 'smallCaps'],
  size: ['100', '50', '75', '125', '150', '200', '300'],
  colour: ['white', 'yellow', 'green', 'cyan', 'blue', 'magenta', 'red', 'black'],
  opacity: ['100', '75', '50', '25'],
  edge: ['none', 'shadow', 'outline', 'raised', 'depressed'],
  background: ['black', 'white', 'yellow', 'green', 'cyan', 'blue', 'magenta', 'red'],
  backgroundOpacity: ['75', '100', '50', '25', '0'],
  window: ['black', 'white', 'yellow', 'green', 'cyan', 'blue', 'magenta', 'red'],
  windowOpacity: ['0', '25', '50', '75', '100'],
  position: ['bottom', 'top'],
} as const satisfies Record<string, readonly string[]>;

export type AppearanceField = keyof typeof appearanceChoices;

/** How a viewer wants captions. @source design/player.md "Captions"; chosen: the choices of the US rule on caption quality (47 CFR §79.103), and a place */
export type CaptionAppearance = { [F in AppearanceField]: (typeof appearanceChoices)[F][number] };

export const appearanceFields = Object.keys(appearanceChoices) as AppearanceField[];

export const defaultAppearance = Object.fromEntries(appearanceFields.map((field) => [field, appearanceChoices[field][0]])) as CaptionAppearance;

/** Takes what was kept; whatever is no choice any more is the default. */
export function readAppearance(kept: unknown): CaptionAppearance {
  const given = typeof kept === 'object' && kept !== null ? kept : {};
  return Object.fromEntries(appearanceFields.map((field) => {
    const value: unknown = Reflect.get(given, field);
    return [field, appearanceChoices[field].find((choice) => choice === value) ?? appearanceChoices[field][0]];
  })) as CaptionAppearance;
}

const colours: Record<CaptionAppearance['colour'], string> = {
  white: '255 255 255', yellow: '255 230 60', green: '80 255 110', cyan: '90 240 255', blue: '90 130 255', magenta: '255 110 240', red: '255 90 90', black: '0 0 0',
};
const fonts: Record<CaptionAppearance['font'], string> = {
  theme: 'inherit', sans: 'system-ui, sans-serif', serif: 'ui-serif, Georgia, serif', mono: 'ui-monospace, monospace',
  casual: '"Comic Neue", "Comic Sans MS", ui-rounded, sans-serif', script: '"Snell Roundhand", "Segoe Script", cursive', smallCaps: 'inherit',
};
const edges: Record<CaptionAppearance['edge'], string> = {
  none: 'none', shadow: '0.06em 0.06em 0.12em rgb(0 0 0 / 90%)',
  outline: ['-0.05em -0.05em', '0.05em -0.05em', '-0.05em 0.05em', '0.05em 0.05em', '0 0.06em', '0 -0.06em'].map((at) => `${at} 0 #000`).join(', '),
  raised: '0.03em 0.03em 0 #222, 0.06em 0.06em 0 #222', depressed: '-0.03em -0.03em 0 #222, -0.06em -0.06em 0 #222',
};

/** The custom properties that draw captions so. */
export function appearanceProperties(look: CaptionAppearance): Record<`--fl-caption-${string}`, string> {
  const paint = (colour: CaptionAppearance['colour'], percent: string) => `rgb(${colours[colour]} / ${percent}%)`;
  return {
    '--fl-caption-font': fonts[look.font],
    '--fl-caption-caps': look.font === 'smallCaps' ? 'small-caps' : 'normal',
    '--fl-caption-size': String(Number(look.size) / 100),
    '--fl-caption-colour': paint(look.colour, look.opacity),
    '--fl-caption-background': paint(look.background, look.backgroundOpacity),
    '--fl-caption-window': paint(look.window, look.windowOpacity),
    '--fl-caption-edge': edges[look.edge],
  };
}
