const patience = 10_000;

/** Waits for a fact in an element's shadow, at each of its changes. */
function waitFor(element, find, complaint) {
  const root = element.shadowRoot;
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = find(root);
      if (!found) return;
      watch.disconnect();
      clearTimeout(ending);
      resolve(found);
    };
    const watch = new MutationObserver(look);
    const ending = setTimeout(() => { watch.disconnect(); reject(new Error(complaint)); }, patience);
    watch.observe(root, { childList: true, subtree: true, attributes: true });
    look();
  });
}

const formIn = (root) => (root.querySelector('input[type="password"], input[autocomplete="current-password"]') ? root.querySelector('form') : null);
const signOutIn = (root) => (formIn(root) ? null : root.querySelector('[data-action="sign-out"], button'));

/** Types as a person would, so that the form's own state follows. */
function type(input, text) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
}

async function mounted(element) {
  await customElements.whenDefined(element.localName);
  return waitFor(element, (root) => formIn(root) ?? signOutIn(root), 'The sign-in element did not appear.');
}

/** Signs in through the product's own form; whoever is there is signed out first. */
export async function signIn(element, email, password) {
  await signOut(element);
  const form = await waitFor(element, formIn, 'The sign-in form did not appear.');
  type(form.querySelector('input[type="email"], input[autocomplete~="username"], input:not([type="password"])'), email);
  type(form.querySelector('input[type="password"], input[autocomplete="current-password"]'), password);
  form.requestSubmit();
  await waitFor(element, (root) => signOutIn(root) ?? (root.querySelector('[role="alert"]')?.textContent ? { refused: root.querySelector('[role="alert"]').textContent } : null), 'The platform did not answer the sign-in.')
    .then((found) => { if (found.refused) throw new Error(found.refused); });
}

/** Signs out by the element's own button; does nothing for a guest. */
export async function signOut(element) {
  const found = await mounted(element);
  if (found.localName === 'form') return;
  found.click();
  await waitFor(element, formIn, 'The sign-out did not end.');
}
