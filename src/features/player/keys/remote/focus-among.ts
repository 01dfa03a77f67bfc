import { nearestPlace, type Arrow } from '../../../../rules/playback/keys/remote/nearest-place.ts';

const CONTROLS = 'button, a[href], input, [tabindex="0"]';

/** Moves the focus to what lies in the direction of an arrow, among what is shown and can be pressed. */
export function focusAmong(box: Element, focused: Element, arrow: Arrow): void {
  const others = [...box.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control !== focused && isShown(control));
  const to = nearestPlace(focused.getBoundingClientRect(), others.map((control) => control.getBoundingClientRect()), arrow);
  if (to !== undefined) others[to]?.focus();
}

/** Whether an element is a control that has the focus for itself. */
export const isControl = (element: Element): boolean => element.matches(CONTROLS);

const isShown = (control: HTMLElement): boolean => control.getBoundingClientRect().width > 0 && (control.checkVisibility?.({ visibilityProperty: true }) ?? true);
