import { mount } from 'svelte';
import Page from './page.svelte';

const root = document.querySelector('#app');
mount(Page, { target: root, props: { ...root.dataset } });
