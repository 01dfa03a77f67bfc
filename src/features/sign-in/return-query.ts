import { createContext } from 'react';

/** What the sign-in is for (`from`, `entryPage` and their like), for links from screen to screen. */
export const ReturnQuery = createContext<Readonly<Record<string, string>>>({});
