/** What an attack found: figures for the report, and every way in which the product did not hold. */
export interface AttackResult { figures: Record<string, number | string>; broken: string[] }

/** How much of each kind is tried. */
export interface AttackSize { seed: number; requests: number; tokens: number; payments: number; kills: number; messages: number; guesses: number }
