/**
 * Which option of a list below a field is chosen after an arrow key; none is the field itself.
 *
 * @source ARIA practices, "Editable combobox with list autocomplete"; chosen: past either end stands the field with what was typed
 */
export function optionAfter(key: 'ArrowDown' | 'ArrowUp', chosen: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return chosen === undefined ? 0 : chosen + 1 < count ? chosen + 1 : undefined;
  return chosen === undefined ? count - 1 : chosen > 0 ? chosen - 1 : undefined;
}
