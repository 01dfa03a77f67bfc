import { mediaSlotOf } from './media-slot.ts';

/** A method of an element, done by its component. @param waits for the component, and answers a promise; others are done at once */
export const methodOf = (name: string, waits = false) => function (this: object, ...given: unknown[]): unknown {
  const slot = mediaSlotOf(this);
  const call = () => {
    const owner = slot.ownerOf(name);
    return (owner[name] as (...given: unknown[]) => unknown).apply(owner, given);
  };
  if (!waits) return call();
  const answer = (async () => {
    if (!slot.api.peek()) await slot.whenThere();
    return call();
  })();
  // Nobody who writes for a media element waits for anything but `play()`.
  if (name !== 'play') answer.catch(() => undefined);
  return answer;
};

/** Methods that wait for the component, and nothing else. */
export const addMethods = (names: readonly string[]) => (prototype: object): readonly string[] => {
  for (const name of names) Object.defineProperty(prototype, name, { configurable: true, value: methodOf(name, true) });
  return [];
};
