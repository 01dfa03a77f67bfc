import { asMessage, type FromCardFields, fromCardFields, readMessage, type ToCardFields } from '../../../contracts/purchase/card-fields/card-fields-message.ts';
import type { CardFields, CardFieldsEnd, CardFieldsEvents, CardFieldsSetup } from './card-fields.ts';

/** chosen: a page that is not there by then is not coming, milliseconds */
const patienceMs = 20_000;
/** chosen: what has loaded speaks at once, and an error's page never, milliseconds */
const silenceMs = 2_000;
/** chosen: as long as any other call to a bank may take, milliseconds */
const answerMs = 60_000;

const unreachable: CardFieldsEnd = { end: 'failed', failure: { kind: 'unreachable', status: 0 } };

/** What a frame of card fields is made with. @property title what a screen reader calls the frame */
export interface FramedCardFieldsOptions { address: string; title: string; setup: CardFieldsSetup }

/**
 * Card fields in a frame of the provider's origin.
 *
 * Requirements: this document is never told a number or a code; a message of any other window or origin is left alone.
 *
 * 1. The frame says that it listens, and is told what to show.
 * 2. It says its height, again and again, and gets the room; with the first it is told everything that was said before.
 * 3. A submission carries an id; the answer of the same id ends it.
 * 4. A frame that says nothing is lost: whoever mounts it again makes another.
 */
export function createFramedCardFields({ address, title, setup: first }: FramedCardFieldsOptions, events: CardFieldsEvents): CardFields {
  const { origin } = new URL(address);
  const waiting = new Map<string, (end: CardFieldsEnd) => void>();
  const early: ToCardFields[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let setup = first;
  let frame: HTMLIFrameElement | undefined;
  let isListening = false;
  let hasHeight = false;

  const post = (message: ToCardFields): void => frame?.contentWindow?.postMessage(asMessage(message), origin);
  const tell = (message: ToCardFields) => (hasHeight ? post(message) : early.push(message));
  const after = (ms: number, act: () => void) => timers.add(setTimeout(act, ms));
  const loseWhere = (isStill: () => boolean) => () => {
    if (frame && isStill()) events.onLost();
  };
  /** A frame that has the focus already would lose it by being given it again. */
  const enter = () => {
    const root = frame?.getRootNode() as Document | ShadowRoot | undefined;
    if (frame && root?.activeElement !== frame) frame.focus();
  };
  const end = (id: string, how: CardFieldsEnd) => {
    waiting.get(id)?.(how);
    waiting.delete(id);
  };

  function hear({ source, origin: from, data }: MessageEvent): void {
    if (!frame || source !== frame.contentWindow || from !== origin) return;
    const message = readMessage(fromCardFields, data);
    if (message) act(message);
  }

  function act(message: FromCardFields): void {
    switch (message.kind) {
      case 'loaded':
        isListening = true;
        return post({ kind: 'show', ...setup });
      case 'height':
        hasHeight = true;
        early.splice(0).forEach(post);
        return events.onHeight(message.height);
      case 'enter':
        return events.onEnter();
      case 'change':
        return events.onChange?.(message);
      case 'token':
        return end(message.id, { end: 'token', card: { token: message.token } });
      case 'refused':
        enter();
        return end(message.id, { end: 'refused', codes: message.codes });
      case 'failed':
        return end(message.id, { end: 'failed', failure: failureOf(message) });
      case 'focus':
        return undefined;
    }
  }

  return {
    mount(place) {
      const { ownerDocument } = place;
      ownerDocument.defaultView?.addEventListener('message', hear);
      frame = ownerDocument.createElement('iframe');
      frame.title = title;
      frame.allow = 'payment';
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.addEventListener('load', () => after(silenceMs, loseWhere(() => !isListening)));
      after(patienceMs, loseWhere(() => !hasHeight));
      frame.src = address;
      place.append(frame);
    },
    update(next) {
      if (JSON.stringify(next) === JSON.stringify(setup)) return;
      setup = next;
      if (isListening) post({ kind: 'show', ...setup });
    },
    lock: (isLocked) => void tell({ kind: 'lock', isLocked }),
    mark(mark) {
      if (mark.takesFocus) enter();
      tell({ kind: 'mark', ...mark });
    },
    submit() {
      if (!hasHeight) return Promise.resolve(unreachable);
      const id = crypto.randomUUID();
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        after(answerMs, () => end(id, unreachable));
        post({ kind: 'submit', id });
      });
    },
    unmount() {
      frame?.ownerDocument.defaultView?.removeEventListener('message', hear);
      frame?.remove();
      frame = undefined;
      isListening = false;
      hasHeight = false;
      timers.forEach(clearTimeout);
      timers.clear();
      for (const id of [...waiting.keys()]) end(id, unreachable);
    },
  };
}

function failureOf({ status, code, message, retryAfterMs }: Extract<FromCardFields, { kind: 'failed' }>): Extract<CardFieldsEnd, { end: 'failed' }>['failure'] {
  if (status === 0) return { kind: 'unreachable', status };
  return { kind: 'refused', status, body: { code: code ?? '', messages: message ? [message] : [] }, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
}
