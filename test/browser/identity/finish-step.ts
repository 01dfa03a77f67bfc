import type { FrameLocator, Locator, Page } from '@playwright/test';
import { fill, press } from '../../support/any-browser-input.ts';

/** Where a sign-in is shown. */
export type Screen = Page | Locator | FrameLocator;

/** What a tenant asks a new person for. */
export interface Asked { /** Apple tells a name at the first sign-in alone: afterwards it is asked for here. */ nameIfAsked?: string; name?: string; birthDate?: readonly [day: string, month: string, year: string] }

/** Fills in the form of a new person, as far as it asks. */
export async function fillIn(screen: Screen, { name, nameIfAsked, birthDate }: Asked): Promise<void> {
  if (name !== undefined) await fill(screen.getByRole('textbox', { name: /Name/ }), name);
  for (const [index, box] of ['Day', 'Month', 'Year'].entries()) if (birthDate) await fill(screen.getByRole('textbox', { name: box }), birthDate[index]!);
  const asked = screen.getByRole('textbox', { name: /Name/ });
  if (nameIfAsked !== undefined && await asked.isVisible()) await fill(asked, nameIfAsked);
}

/** Gives what the tenant asks for before it signs a new person in. By key, since a frame grows and shrinks meanwhile. */
export async function finish(screen: Screen, asked: Asked = {}): Promise<void> {
  await fillIn(screen, asked);
  if (Object.keys(asked).length > 0) await press(screen.getByRole('button', { name: 'Continue', exact: true }));
  await press(screen.getByRole('checkbox', { name: /I accept/ }), ' ');
  await press(screen.getByRole('button', { name: 'Agree and sign in' }));
}

/** What the sports tenant asks for. */
export const sports = { birthDate: ['3', '2', '1991'] } as const;
