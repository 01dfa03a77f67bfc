import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BankCardDetails } from '../../src/contracts/purchase/card-fields/bank-card-details.ts';
import { type CardField, type CardFieldCodes, cardFieldNames, cardFieldWordKeys, type CardFieldWords } from '../../src/contracts/purchase/card-fields/card-field.ts';
import type { ToCardFields } from '../../src/contracts/purchase/card-fields/card-fields-message.ts';
import { bankCardBrand, bankCardDigits } from '../../src/rules/purchase/bank-card/bank-card-number.ts';
import { bankCardOf, bankCardProblems, firstWrongField } from '../../src/rules/purchase/bank-card/bank-card-problems.ts';
import { paymentError } from '../../src/rules/purchase/payment/payment-error.ts';
import { VisuallyHidden } from '../../src/ui/feedback/visually-hidden.tsx';
import type { TokenAnswer } from './ask-for-token.ts';
import { CardInputs } from './card-inputs.tsx';
import type { CheckoutLine } from './speak-to-checkout.ts';

type Show = Extract<ToCardFields, { kind: 'show' }>;
type Wrong = Partial<Record<CardField, string>>;

export interface CardPageProps {
  line: CheckoutLine;
  exchange(card: BankCardDetails): Promise<TokenAnswer>;
  /** Dresses the document. */
  wear(show: Show): void;
}

const empty = { cardHolder: '', number: '', expiry: '', cvc: '' };

/** The words of a code, and the field that it is told at: the provider's own where it has some. */
function tellingOf(words: CardFieldWords, code: string, message?: string): { field: CardField | undefined; text: string } {
  const { field, labelKey, text } = paymentError({ kind: 'refused', status: 402, body: { code, messages: message ? [message] : [] } });
  const key = cardFieldWordKeys.find((one) => one === labelKey);
  return { field: key ? field : undefined, text: text ?? words[key ?? 'cardError'] };
}

const wordsOf = (words: CardFieldWords, codes: CardFieldCodes): Wrong => Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, tellingOf(words, String(code)).text]));

/**
 * The fields, what was typed into them, and what the checkout asks of them.
 *
 * 1. It says that it listens, and draws nothing before it is told what.
 * 2. A submission is checked here, then by the provider; what is wrong is told at its field, and the first of them gets the focus.
 * 3. The checkout hears of a brand, of codes and of a token: never of what was typed.
 */
export function CardPage({ line, exchange, wear }: CardPageProps) {
  const [show, setShow] = useState<{ asked: Show; at: number }>();
  const [typed, setTyped] = useState(empty);
  const [wrong, setWrong] = useState<Wrong>({});
  const [said, setSaid] = useState('');
  const [isLocked, setLocked] = useState(false);
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({});
  const root = useRef<HTMLDivElement>(null);
  const focus = (field: CardField | undefined) => field && inputs.current[field]?.focus();
  const problemsOf = ({ asked, at }: NonNullable<typeof show>) => bankCardProblems(typed, asked.fields, asked.now + performance.now() - at);

  async function submit(id: string): Promise<void> {
    if (!show) return line.tell({ kind: 'failed', id, status: 0 });
    const codes = problemsOf(show);
    const first = firstWrongField(codes);
    setWrong(wordsOf(show.asked.words, codes));
    if (first) return refuse(id, codes, first);
    const answer = await exchange(bankCardOf(typed));
    if (answer.kind === 'token') return line.tell({ ...answer, id });
    const { kind: _kind, ...refusal } = answer;
    const { field, text } = tellingOf(show.asked.words, answer.code ?? '', answer.message);
    if (answer.status === 0 || answer.status === 429 || !field || !answer.code) return line.tell({ kind: 'failed', id, ...refusal });
    setWrong({ [field]: text });
    return refuse(id, { [field]: answer.code }, field);
  }

  function refuse(id: string, codes: CardFieldCodes, first: CardField): void {
    line.tell({ kind: 'refused', id, codes });
    focus(first);
  }

  function act(message: ToCardFields): void {
    switch (message.kind) {
      case 'show':
        wear(message);
        return setShow({ asked: message, at: performance.now() });
      case 'lock':
        return setLocked(message.isLocked);
      case 'mark':
        setTyped((held) => ({ ...held, cvc: '' }));
        setWrong(message.field && message.word && show ? { [message.field]: show.asked.words[message.word] } : {});
        if (message.takesFocus) focus(message.field);
        return undefined;
      case 'submit':
        return void submit(message.id);
    }
  }

  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const stop = line.hear((message) => latest.current(message));
    line.tell({ kind: 'loaded' });
    return stop;
  }, [line]);
  useHeight(root, show !== undefined, line);
  useFocusTold(root, inputs, line);
  useEffect(() => {
    if (!show) return;
    const codes = problemsOf(show);
    const brand = bankCardBrand(bankCardDigits(typed.number));
    line.tell({ kind: 'change', isComplete: firstWrongField(codes) === undefined, ...(brand ? { brand } : {}), codes });
  }, [typed, show]);

  const type = (field: CardField, text: string) => {
    setTyped((held) => ({ ...held, [field]: text }));
    setWrong(({ [field]: _, ...rest }) => rest);
    setSaid('');
  };
  /** A field that was begun and is wrong says so when it is left, aloud too; an empty one waits for the button. */
  const leave = (field: CardField) => {
    const code = show && problemsOf(show)[field];
    if (!show || !code || typed[field].trim() === '') return;
    const { text } = tellingOf(show.asked.words, code);
    setWrong((held) => ({ ...held, [field]: text }));
    setSaid(text);
  };
  return (
    <div ref={root}>
      {show && (
        <CardInputs
          asked={show.asked.fields} words={show.asked.words} typed={typed} wrong={wrong} isLocked={isLocked} inputs={inputs}
          onType={type} onLeave={leave} onEnter={() => line.tell({ kind: 'enter' })}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** Tells how much room the fields need. Measured with each drawing too: a browser tells no sizes of a frame that is out of sight. */
function useHeight(root: { current: HTMLElement | null }, isShown: boolean, line: CheckoutLine): void {
  const told = useRef(-1);
  const tell = () => {
    const height = Math.ceil(root.current?.getBoundingClientRect().height ?? 0);
    if (!isShown || height === told.current) return;
    told.current = height;
    line.tell({ kind: 'height', height });
  };
  useLayoutEffect(tell);
  useEffect(() => {
    if (!isShown) return undefined;
    const observer = new ResizeObserver(tell);
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, [isShown]);
}

/** Tells which field has the focus. */
function useFocusTold(root: { current: HTMLElement | null }, inputs: { current: Partial<Record<CardField, HTMLInputElement | null>> }, line: CheckoutLine): void {
  useEffect(() => {
    const page = root.current!;
    const told = ({ type, target }: FocusEvent) => line.tell({ kind: 'focus', field: type === 'focusin' ? cardFieldNames.find((field) => inputs.current[field] === target) : undefined });
    page.addEventListener('focusin', told);
    page.addEventListener('focusout', told);
    return () => {
      page.removeEventListener('focusin', told);
      page.removeEventListener('focusout', told);
    };
  }, [line]);
}
