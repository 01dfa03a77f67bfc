export const helpText: string;
