import { DOMParser } from '@xmldom/xmldom';
import { flagsNamed, type RealGuide, type RealProgramme } from './real-guide.ts';

const stamp = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)? *([+-]\d\d)?(\d\d)?$/;

/** `20151126060000 +0100` in epoch milliseconds. */
function momentOf(text: string | null): number | undefined {
  const parts = stamp.exec(text ?? '');
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second = '00', zoneHours = '+00', zoneMinutes = '00'] = parts;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zoneHours}:${zoneMinutes}`);
  return Number.isNaN(at) ? undefined : at;
}

const all = (node: Element, name: string): Element[] => Array.from(node.getElementsByTagName(name));
const textOf = (node: Element, name: string): string | undefined => all(node, name)[0]?.textContent?.trim() || undefined;

/** `5.3/10.` is the fourth episode of season six: it counts from nought. */
function placeOf(node: Element): { season?: number | undefined; episode?: number | undefined } {
  const place = all(node, 'episode-num').find((each) => each.getAttribute('system') === 'xmltv_ns')?.textContent ?? '';
  const [season, episode] = place.split('.').map((part) => /^\s*(\d+)/.exec(part)?.[1]).map((digits) => (digits === undefined ? undefined : Number(digits) + 1));
  return { season, episode };
}

const flagTags = { 'previously-shown': 'repeat', premiere: 'new', new: 'new', subtitles: 'captions' } as const;

function programmeOf(node: Element): RealProgramme | undefined {
  const start = momentOf(node.getAttribute('start'));
  const title = textOf(node, 'title');
  if (start === undefined || title === undefined) return undefined;
  return {
    channel: node.getAttribute('channel') ?? '', start, end: momentOf(node.getAttribute('stop')) ?? null, title, ...placeOf(node),
    subtitle: textOf(node, 'sub-title'), description: textOf(node, 'desc'), genre: textOf(node, 'category'),
    flags: flagsNamed([...new Set(Object.entries(flagTags).filter(([tag]) => all(node, tag).length > 0).map(([, name]) => name))]),
  };
}

/** A guide of the XMLTV format: the second name of a channel that looks like a number is its number. */
export function readXmltv(content: string): RealGuide {
  const document = new DOMParser({ errorHandler: () => undefined }).parseFromString(content, 'text/xml') as unknown as { documentElement: Element };
  const root = document.documentElement;
  return {
    channels: all(root, 'channel').map((node) => {
      const names = all(node, 'display-name').map((each) => each.textContent?.trim() ?? '');
      return { id: node.getAttribute('id') ?? '', name: names[0] ?? '', number: names.slice(1).find((name) => /^\d+(-\d+)?$/.test(name)), group: undefined };
    }),
    programmes: all(root, 'programme').flatMap((node) => programmeOf(node) ?? []),
  };
}
