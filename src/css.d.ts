declare module '*.css' {
  /** A constructable sheet, adopted once per root. */
  const sheet: CSSStyleSheet;
  export default sheet;
}
