import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { textBlockElement as contract } from '../../../contracts/catalogue/view.ts';
import { elementType } from './element-type.ts';

/** Words between rows. */
export const textBlockElement = elementType({
  $type: 'textBlock',
  attributes: contract.shape.attributes,
  draw: (attributes) => <TextBlock {...attributes} />,
});

function TextBlock({ text, labelKey }: { text: string; labelKey?: string }) {
  const { labels } = useRuntime().store;
  useSignal(labels.current);
  return <p className="fl-view__text"><bdi>{labels.platformText(labelKey, text)}</bdi></p>;
}
