import '@angular/compiler';
import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Page } from './page.js';

await bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });
