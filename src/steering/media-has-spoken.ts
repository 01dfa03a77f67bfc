/** Media elements tell what they took in a task of their own. */
export const mediaHasSpoken = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve); });
