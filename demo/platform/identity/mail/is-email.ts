/** Whether a text can be an e-mail. */
export const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text);
