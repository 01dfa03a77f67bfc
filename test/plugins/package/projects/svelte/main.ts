import { mount } from 'svelte';
import { load } from 'footlight';
import Page from './page.svelte';

const target = document.querySelector<HTMLElement>('#app')!;
const { origin = '', film = '' } = target.dataset;

load({ origin });
mount(Page, { target, props: { film } });
