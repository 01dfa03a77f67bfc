import { configure } from '@testing-library/react';

/** The testing library of the engine under test: the Preact project puts its own in place of React's. */
export { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';

// A busy machine is no failure: waiting ends when the fact is there.
configure({ asyncUtilTimeout: 5000 });
