import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { load } from 'footlight';
import { Page } from './page';

const { origin = '' } = document.querySelector<HTMLElement>('#app')!.dataset;

load({ origin });
void bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });
