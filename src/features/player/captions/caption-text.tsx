import { Fragment, useMemo } from 'react';
import { readCueText, type CueElement, type CueNode } from '../../../rules/playback/captions/read-cue-text.ts';

/** A caption’s words with what they are: leaning, heavy, of a colour, with their reading above. Text alone, whatever the file holds. */
export function CaptionText({ text }: { text: string }) {
  const nodes = useMemo(() => readCueText(text), [text]);
  return <>{nodes.map((node, at) => <Node key={at} node={node} />)}</>;
}

/** The eight colours that WebVTT names; anything else of a file stays out of our sheets. */
const NAMED = /^(?:bg_)?(?:white|lime|cyan|red|yellow|magenta|blue|black)$/;

function Node({ node }: { node: CueNode }) {
  if (typeof node === 'string') return node;
  const inside = node.children.map((child, at) => <Fragment key={at}><Node node={child} /></Fragment>);
  if (node.tag === 'i') return <i>{inside}</i>;
  if (node.tag === 'b') return <b>{inside}</b>;
  if (node.tag === 'u') return <u>{inside}</u>;
  if (node.tag === 'ruby') return <ruby>{inside}</ruby>;
  if (node.tag === 'rt') return <rt>{inside}</rt>;
  if (node.tag === 'lang') return <span lang={node.annotation}>{inside}</span>;
  return <span className={colourOf(node)}>{inside}</span>;
}

const colourOf = ({ classes }: CueElement) => classes.filter((name) => NAMED.test(name)).map((name) => `fl-captions__${name}`).join(' ') || undefined;
