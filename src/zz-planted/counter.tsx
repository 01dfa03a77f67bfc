import { useState, createContext, useContext } from 'react';
import { signal } from '@preact/signals-core';
import { useSignal, engine } from './use-signal.ts';
import sheet from './counter.css';
export const n = signal(0);
export { sheet, engine };
const C = createContext('x');
function Inner() { return <i>{useContext(C)}</i>; }
export function Counter() { const v = useSignal(n); const [t, setT] = useState(''); return <C value="ctx"><button onClick={() => n.value++}>n {v}</button><input aria-label="t" onChange={(e) => setT(e.target.value)} /><output>{t}</output><Inner /></C>; }
