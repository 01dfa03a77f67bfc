import 'zone.js';
import '@angular/compiler';
import { provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Page } from './page.js';

await bootstrapApplication(Page, { providers: [provideZoneChangeDetection()] });
