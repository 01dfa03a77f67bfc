/** What tests use of jsdom by itself; it brings no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { contentType?: string; runScripts?: 'outside-only' });
    readonly window: { readonly document: Document };
  }
}
