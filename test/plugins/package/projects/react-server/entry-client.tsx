import { hydrateRoot } from 'react-dom/client';
import { load } from 'footlight';
import { Page } from '../react/page';

const app = document.querySelector<HTMLElement>('#app')!;
const { origin = '', film = '' } = app.dataset;

load({ origin });
hydrateRoot(app, <Page film={film} />);
