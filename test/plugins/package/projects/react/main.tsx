import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { load } from 'footlight';
import { Page } from './page';

const app = document.querySelector<HTMLElement>('#app')!;
const { origin = '', film = '' } = app.dataset;

load({ origin });
createRoot(app).render(<StrictMode><Page film={film} /></StrictMode>);
