import browserslist from 'browserslist';
import { browserslistToTargets, bundle, Features } from 'lightningcss';
import type { Plugin } from 'rollup';

const PREFIX = '\0sheet:';
const BROWSERS = 'chrome >= 111, safari >= 16.4, firefox >= 113';
const targets = browserslistToTargets(browserslist(BROWSERS));

/** The text of a sheet, nesting and vendor prefixes settled. `light-dark()` and `:dir()` stay: rewritten, one resolves to nothing in a shadow root and the other asks for the language instead of the direction. */
function textOf(filename: string, minify: boolean): string {
  return bundle({ filename, minify, targets, exclude: Features.LightDark | Features.DirSelector }).code.toString();
}

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
        if (!source.endsWith('.css') || !importer) return null;
        const found = await this.resolve(source, importer, { skipSelf: true });
        if (!found || found.id.startsWith(PREFIX)) return found;
        return { id: `${PREFIX}${found.id}.js`, moduleSideEffects: false };
      },
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length, -'.js'.length);
      this.addWatchFile(file);
      const text = JSON.stringify(textOf(file, minify));
      return {
        code: `const sheet = new CSSStyleSheet();\nsheet.replaceSync(${text});\nexport default sheet;\n`,
        map: { mappings: '' },
        moduleSideEffects: false,
      };
    },
  };
}
