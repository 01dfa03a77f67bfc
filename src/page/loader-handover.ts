import { pageGlobal } from './page-global.ts';

/** The tenant's settings, requested by the loader before any other code has arrived. */
export interface HandedSettings {
  /** The platform that was asked. */
  origin: string;
  answer: Promise<unknown>;
}

/** What the script tag's loader leaves for the code that it loads. */
export const elementPrefix = pageGlobal<string>('prefix');
export const handedSettings = pageGlobal<HandedSettings>('settings');
