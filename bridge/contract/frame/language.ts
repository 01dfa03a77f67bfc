/** A language tag in either notation, `en-US` or `en_US`. */
export const languagePattern = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,4}$/;
