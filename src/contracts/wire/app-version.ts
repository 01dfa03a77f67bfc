/** Sent with every call as `x-app-var`. */
export const appVersion = '0.1.0';
