/**
 * The size that decides a layout, in pixels: an element on a partner's page has the width of its column, whatever the window has.
 *
 * A page of ours stands in no shadow root.
 *
 * @source design card "when embedded, the container's width counts, not the window's"
 */
export function layoutSizeOf(node: Element | null | undefined): { width: number; height: number } {
  const isEmbedded = node?.getRootNode() instanceof ShadowRoot;
  return { width: isEmbedded ? node.getBoundingClientRect().width : innerWidth, height: innerHeight };
}
