import { useRuntime } from '../../binding/runtime-context.ts';
import { linkedWords } from '../../rules/identity/form/linked-words.ts';

/** A term's text with its links. They open beside the form, which stays as it is. */
export function LinkedText({ text }: { text: string }) {
  const { navigator } = useRuntime();
  return linkedWords(text).map(({ text: words, view }, index) => (view === undefined
    ? <span key={index}>{words}</span>
    : <a key={index} className="fl-link" target="_blank" rel="noopener" href={navigator.hrefOf({ name: 'section', params: { id: view } })}>{words}</a>));
}
