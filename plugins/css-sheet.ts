import browserslist from 'browserslist';
import { browserslistToTargets, bundle, Features } from 'lightningcss';
import type { Plugin } from 'rollup';

const PREFIX = '\0sheet:';
const MAKER_NAME = 'virtual:sheet-of';
const MAKER = `\0${MAKER_NAME}.js`;
const BROWSERS = 'chrome >= 111, safari >= 16.4, firefox >= 113';
const targets = browserslistToTargets(browserslist(BROWSERS));

/** The text of a sheet, nesting and vendor prefixes settled. `light-dark()` and `:dir()` stay: rewritten, one resolves to nothing in a shadow root and the other asks for the language instead of the direction. */
function textOf(filename: string, minify: boolean): string {
  return settledQueries(bundle({ filename, minify, targets, exclude: Features.LightDark | Features.DirSelector }).code.toString());
}

/** A query takes no variable: `rem` of a container becomes pixels, of the page its equal, `em`. */
function settledQueries(text: string): string {
  const inPixels = (query: string) => query.replace(/([\d.]+)rem\b/g, (_whole, count: string) => `${Number(count) * 16}px`);
  return text.replace(/@container[^{]*\{/g, inPixels).replace(/@media[^{]*\{/g, (query) => query.replace(/([\d.])rem\b/g, '$1em'));
}

/**
 * What makes every sheet, in the browser: one copy of it, so that the sheets themselves stay small.
 *
 * chosen: `rem` is counted in `--fl-rem`, because a page may set its root's font to 10 px or to 40 for reasons of its own;
 * where nothing sets it, on pages of the platform, it is the root's font
 */
const maker = `export function sheetOf(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replace(/(-?[\\d.]+)rem\\b/g, 'calc($1*var(--fl-rem,1rem))'));
  return sheet;
}
`;

/**
 * A `.css` import is a constructable sheet, adopted once per root.
 *
 * Under a virtual name that ends in `.js`, so neither Rollup nor Vite treats it as a style to inject.
 */
export function cssSheet({ minify = true } = {}): Plugin & { enforce: 'pre' } {
  return {
    name: 'css-sheet',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (source === MAKER_NAME) return MAKER;
        if (!source.endsWith('.css') || !importer) return null;
        const found = await this.resolve(source, importer, { skipSelf: true });
        if (!found || found.id.startsWith(PREFIX)) return found;
        return { id: `${PREFIX}${found.id}.js`, moduleSideEffects: false };
      },
    },
    load(id) {
      if (id === MAKER) return { code: maker, map: { mappings: '' }, moduleSideEffects: false };
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length, -'.js'.length);
      this.addWatchFile(file);
      const text = JSON.stringify(textOf(file, minify));
      return {
        code: `import { sheetOf } from '${MAKER_NAME}';\nexport default sheetOf(${text});\n`,
        map: { mappings: '' },
        moduleSideEffects: false,
      };
    },
  };
}
