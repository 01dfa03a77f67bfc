import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import type { IdentityForm } from '../../../contracts/identity/form-field.ts';
import { firstAnswers } from '../../../rules/identity/form/consents.ts';
import type { FormValue, FormValues } from '../../../rules/identity/form/form-values.ts';
import { createSignUpMemory, type FilledForm, type FormName } from '../../../store/identity/sign-up/sign-up-memory.ts';

/** Firefox drops what a page writes as it hides, when the next page is in another process and this one is not kept to come back to. */
const leavings = ['beforeunload', 'pagehide'];

/** What a viewer fills in: begun with what this tab kept, and kept when the viewer leaves on the way. */
export function useFilledForm({ fields, consents }: IdentityForm, isDone: () => boolean, name: FormName = 'sign-up') {
  const { settings, now } = useRuntime().store.context;
  const [memory] = useState(() => createSignUpMemory(settings.realm, now, name));
  const [filled, setFilled] = useState<FilledForm>(() => {
    const kept = memory.take();
    return { values: kept?.values ?? {}, answers: { ...firstAnswers(consents), ...kept?.answers } };
  });
  const latest = useRef(filled);
  latest.current = filled;
  useEffect(() => {
    const keep = () => (isDone() ? memory.forget() : memory.keep(fields, latest.current));
    for (const leaving of leavings) addEventListener(leaving, keep);
    return () => {
      for (const leaving of leavings) removeEventListener(leaving, keep);
      keep();
    };
  }, [memory, fields]);
  return {
    values: filled.values as FormValues,
    answers: filled.answers,
    setValue: (id: string, value: FormValue) => setFilled((now) => ({ ...now, values: { ...now.values, [id]: value } })),
    setAnswer: (name: string, answer: boolean) => setFilled((now) => ({ ...now, answers: { ...now.answers, [name]: answer } })),
  };
}
