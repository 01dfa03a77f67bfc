import { adoptSheets } from '../use-sheet.ts';
import sheet from './dialog.css';

export interface DialogNames {
  /** Names the dialog. */
  label: string;
  closeLabel: string;
}

/**
 * Opens a `<dialog>` of the document over everything else, with a button that closes it.
 *
 * The browser keeps the focus inside, closes it on Escape and gives the focus back where it was.
 *
 * chosen: a function of the DOM, because elements open dialogs outside of any component too
 */
export function openDialog(dialog: HTMLDialogElement, { label, closeLabel }: DialogNames): void {
  adoptSheets(dialog.getRootNode(), [sheet]);
  dialog.classList.add('fl-dialog');
  dialog.setAttribute('aria-label', label);
  if (!dialog.querySelector(':scope > .fl-dialog__close')) dialog.prepend(closeButton(dialog, closeLabel));
  dialog.showModal();
}

function closeButton(dialog: HTMLDialogElement, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'fl-dialog__close';
  button.textContent = '×';
  button.setAttribute('aria-label', label);
  // As Escape does it.
  button.addEventListener('click', () => { if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close(); });
  return button;
}
