import type { CardFont } from '../../src/contracts/purchase/card-fields/card-font.ts';

const worn = new WeakMap<Document, Map<string, FontFace>>();

/**
 * Draws this document's words with the checkout's font files, each once. One that cannot be had leaves the fallback of its family.
 *
 * @param origin the checkout's own: a file of any other is left alone, which the policy of this document refuses too
 */
export function wearFonts(fonts: readonly CardFont[], origin: string, page: Document): void {
  const held = worn.get(page) ?? new Map<string, FontFace>();
  worn.set(page, held);
  for (const { address, family, weight, unicodeRange } of fonts) {
    if (held.has(address) || !isOf(origin, address)) continue;
    const face = faceOf(family, address, { weight, unicodeRange, display: 'swap' });
    if (!face) continue;
    held.set(address, face);
    page.fonts.add(face);
    face.load().catch(() => {
      page.fonts.delete(face);
      held.delete(address);
    });
  }
}

/** Nothing in it ends the text that it is written into. */
const isOf = (origin: string, address: string): boolean => URL.canParse(address) && new URL(address).origin === origin && !/["\\\s]/.test(address);

/** @returns undefined for what describes no font */
function faceOf(family: string, address: string, how: FontFaceDescriptors): FontFace | undefined {
  try {
    return new FontFace(family, `url("${address}")`, how);
  } catch {
    return undefined;
  }
}
