import { createApp } from 'vue';
import { load } from 'footlight';
import Page from './page.vue';

const app = document.querySelector<HTMLElement>('#app')!;
const { origin = '', film = '' } = app.dataset;

load({ origin });
createApp(Page, { film }).mount(app);
