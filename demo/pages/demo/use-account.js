const patienceMs = 10_000;

const formIn = (root) => (root.querySelector('input[type="password"]') ? root.querySelector('form') : null);
const signOutIn = (root) => root.querySelector('[part~="sign-out"]');

/** Waits for one of an element's own events; a failure by name rejects. */
function told(element, good, bad, complaint) {
  return new Promise((resolve, reject) => {
    const ending = setTimeout(() => settle(reject, new Error(complaint)), patienceMs);
    const onGood = ({ detail }) => settle(resolve, detail);
    const onBad = ({ detail }) => settle(reject, new Error(`The platform refused the sign-in: ${detail?.code ?? 'no reason given'}.`));
    const settle = (end, value) => {
      clearTimeout(ending);
      element.removeEventListener(good, onGood);
      element.removeEventListener(bad, onBad);
      end(value);
    };
    element.addEventListener(good, onGood);
    element.addEventListener(bad, onBad);
  });
}

/** Waits until the element shows its form, or who is signed in. */
async function drawn(element) {
  await customElements.whenDefined(element.localName);
  const root = element.shadowRoot;
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = signOutIn(root) ?? formIn(root);
      if (found) settle(resolve, found);
    };
    const watch = new MutationObserver(look);
    const ending = setTimeout(() => settle(reject, new Error('The sign-in element did not appear.')), patienceMs);
    const settle = (end, value) => {
      watch.disconnect();
      clearTimeout(ending);
      end(value);
    };
    watch.observe(root, { childList: true, subtree: true });
    look();
  });
}

/** Types as a person would, so that the form's own state follows. */
function type(input, text) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** The form draws what was typed before it is sent. */
const nextFrame = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });

/** Signs in through the product's own form; whoever is there is signed out first. */
export async function signIn(element, email, password) {
  await signOut(element);
  const form = await drawn(element);
  type(form.querySelector('input[type="email"]'), email);
  type(form.querySelector('input[type="password"]'), password);
  await nextFrame();
  const answered = told(element, 'footlight-signed-in', 'footlight-sign-in-failed', 'The platform did not answer the sign-in.');
  form.requestSubmit();
  return answered;
}

/** Signs out by the element's own button; does nothing for a guest. */
export async function signOut(element) {
  const found = await drawn(element);
  if (found.localName === 'form') return;
  const left = told(element, 'footlight-signed-out', 'footlight-error', 'The sign-out did not end.');
  found.click();
  await left;
}
