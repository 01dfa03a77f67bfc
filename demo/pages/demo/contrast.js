import { make } from './make.js';

/** Text slots against what they stand on, and the least that reads well. */
const pairs = [
  ['text', 'background', 4.5], ['text', 'surface', 4.5], ['mutedText', 'background', 4.5], ['mutedText', 'surface', 4.5], ['alert', 'background', 4.5],
  ['primaryCtaText', 'primaryCta', 4.5], ['primaryCtaText', 'primaryCtaHover', 4.5], ['secondaryCtaText', 'secondaryCta', 4.5],
  ['secondaryCtaText', 'secondaryCtaHover', 4.5], ['menuText', 'background', 4.5], ['menuTextActive', 'background', 4.5], ['primary', 'background', 3],
];

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

function luminanceOf(colour) {
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(first, second) {
  const [light, dark] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Names the colour pairs of the tenant's theme that do not read well. */
export function contrastPanel({ colours }) {
  const failing = pairs.map(([front, back, least]) => ({ front, back, least, found: contrastOf(colours[front], colours[back]) })).filter(({ found, least }) => found < least);
  const lines = failing.map(({ front, back, least, found }) => make('li', { className: 'bad', textContent: `${front} on ${back}: ${found.toFixed(2)}, needs ${least}` }));
  document.getElementById('contrast').replaceChildren(...(lines.length > 0 ? lines : [make('li', { className: 'good', textContent: `All ${pairs.length} pairs read well.` })]));
}
