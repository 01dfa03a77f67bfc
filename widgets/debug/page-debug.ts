import { debugPage } from './debug-page.ts';

/** What the loader fetches for `?footlight-debug`: it begins by itself, beside the loader's other files. */
debugPage(new URL('.', import.meta.url).href);
