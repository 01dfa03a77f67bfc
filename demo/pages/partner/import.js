/** Fetches the script as a module, when this page wants it. */
await import(document.querySelector('[data-loader]').dataset.loader);
