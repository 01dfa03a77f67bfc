/** Whether a page around this one could show it, hide it and move it. */
export const isFramed = (): boolean => window.parent !== window;
