import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { type CardField, cardFieldNames, cardFieldWordKeys, type CardFieldWords } from '../../../contracts/purchase/card-fields/card-field.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { FailurePanel } from '../../feedback/failure-panel.tsx';
import type { CardFields } from './card-fields.ts';
import { createFramedCardFields } from './framed-card-fields.ts';
import { followLook, fontsOf, lookOf } from './card-fields-look.ts';
import sheet from './card-fields-frame.css';

/** `waiting`: not drawn yet. `lost`: they did not come. */
export type CardFieldsStand = 'waiting' | 'ready' | 'lost';

export interface CardFieldsFrameProps {
  /** The provider's page. */
  address: string;
  /** All of them unless fewer are asked for. */
  fields?: readonly CardField[];
  isLocked: boolean;
  fieldsRef: Ref<Pick<CardFields, 'submit' | 'mark'>>;
  onEnter(): void;
  onStand(stand: CardFieldsStand): void;
}

/** The fields of the payment provider: a frame of its origin, a skeleton until it stands, and a way to try again where it does not come. @csspart card-fields */
export function CardFieldsFrame({ address, fields = cardFieldNames, isLocked, fieldsRef, onEnter, onStand }: CardFieldsFrameProps) {
  const label = useLabel();
  const { locale, direction } = useLocale();
  const { context } = useRuntime().store;
  const place = useRef<HTMLDivElement>(null);
  const held = useRef<CardFields>(undefined);
  const [height, setHeight] = useState<number>();
  const [isLost, setLost] = useState(false);
  const [tries, setTries] = useState(0);
  const latest = useRef({ onEnter });
  latest.current = { onEnter };
  const setupOf = () => ({
    fields: [...fields], locale, direction, now: context.now(), ...lookOf(place.current!), fonts: fontsOf(place.current!, context.settings, locale),
    words: Object.fromEntries(cardFieldWordKeys.map((key) => [key, label(key)])) as CardFieldWords,
  });
  // Before the form around it draws on: it may have a mark to give at once.
  useLayoutEffect(() => {
    const made = createFramedCardFields({ address, title: label('cardFieldsTitle'), setup: setupOf() }, {
      onHeight: setHeight, onEnter: () => latest.current.onEnter(), onLost: () => setLost(true),
    });
    held.current = made;
    made.mount(place.current!);
    return () => {
      made.unmount();
      held.current = undefined;
      setHeight(undefined);
    };
  }, [address, tries]);
  useEffect(() => {
    const follow = () => held.current?.update({ ...setupOf() });
    follow();
    return followLook(follow);
  }, [locale, direction, label('cardNumber'), fields.join()]);
  useEffect(() => held.current?.lock(isLocked), [isLocked, tries]);
  const stand: CardFieldsStand = isLost ? 'lost' : height === undefined ? 'waiting' : 'ready';
  useEffect(() => onStand(stand), [stand]);
  useImperativeHandle(fieldsRef, () => ({
    submit: async () => (await held.current?.submit()) ?? { end: 'failed', failure: { kind: 'unreachable', status: 0 } },
    mark: (mark) => held.current?.mark(mark),
  }), []);
  const retry = () => {
    setLost(false);
    setTries(tries + 1);
  };
  useEffect(() => {
    const frame = place.current?.querySelector('iframe');
    if (frame && height !== undefined) frame.style.blockSize = `${height}px`;
  }, [height]);
  const title = label('cardFieldsTitle');
  useEffect(() => {
    const frame = place.current?.querySelector('iframe');
    if (frame) frame.title = title;
  }, [title]);
  return (
    <div ref={useSheet(sheet)} className={`fl-card-fields fl-card-fields--${stand}`} part="card-fields" aria-busy={stand === 'waiting' || undefined}>
      {isLost && <FailurePanel failure={{ code: 'card-fields-lost' }} labelKey="cardFieldsFailed" onRetry={retry} />}
      {stand === 'waiting' && <FieldsSkeleton fields={fields} />}
      <div ref={place} className="fl-card-fields__place" hidden={isLost} />
    </div>
  );
}

function FieldsSkeleton({ fields }: { fields: readonly CardField[] }) {
  return (
    <div className="fl-card-fields__skeleton">
      {fields.map((field) => <div key={field} className={field === 'cardHolder' || field === 'number' ? 'fl-card-fields__wide' : undefined}><Skeleton /></div>)}
    </div>
  );
}
