/** Kinds that a card's own buttons may have. @source spec 1 §4.1 "In a card only route and favourites act" */
const kinds = new Set(['route', 'favourites']);

/** Whether an action of this kind does anything in a card. */
export const actsInCard = (type: string): boolean => kinds.has(type);
