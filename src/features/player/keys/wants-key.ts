const TEXT = 'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"], [type="color"], [type="file"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const WIDGETS = '[role="menu"], [role="listbox"], [role="grid"], [role="tablist"], [role="radiogroup"], [role="combobox"], dialog, [role="dialog"]';
const SLIDER_KEYS = /^(?:Arrow.*|Home|End|Page.*)$/;

/** Whether what has the focus reads this key by itself: text fields and menus read all, sliders and buttons some. */
export function wantsKey(focused: Element, pressed: string): boolean {
  if (focused.closest(`${TEXT}, ${WIDGETS}`)) return true;
  if (focused.closest('input[type="range"], [role="slider"], input[type="radio"]') && SLIDER_KEYS.test(pressed)) return true;
  return pressed === 'Space' && focused.closest('button, summary, input, [role="button"], [role="switch"], [role="checkbox"]') !== null;
}
