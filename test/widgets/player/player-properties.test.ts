import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { playerProperties } from '../../../widgets/player/player-properties.ts';

const isKept = (value: unknown) => z.safeParse(playerProperties.shortcuts.schema, value).success;

it.each(['off', 'on', 'remote', '{"toggle-play": "p"}', { 'toggle-play': ['p', 'x'] }, undefined])('%j says which keys drive a player', (shortcuts) => {
  expect(isKept(shortcuts)).toBe(true);
});

it.each(['', 'yes', 5, true, '["p"]'])('%j does not, and the page hears of it', (shortcuts) => {
  expect(isKept(shortcuts)).toBe(false);
});
