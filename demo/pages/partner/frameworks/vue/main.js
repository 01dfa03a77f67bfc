import { createApp } from 'vue';
import Page from './page.vue';

const root = document.querySelector('#app');
createApp(Page, { ...root.dataset }).mount(root);
