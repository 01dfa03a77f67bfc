import type { Theme } from '../../../../src/contracts/realm/realm-settings.ts';
import { arenaFonts, cinemaFonts } from './font-seed.ts';

/** Floodlit night: near-black blue with electric lime. Text pairs hold at least 4.5 : 1. */
export const arenaTheme: Theme = {
  scheme: 'dark',
  colours: {
    primary: '#c6f432', secondary: '#1d2942', tertiary: '#5eb0ff',
    background: '#0a0f1c', surface: '#131b2e', text: '#f2f5fa', mutedText: '#a9b4c9', alert: '#ff8080',
    primaryCta: '#c6f432', primaryCtaHover: '#daff66', primaryCtaText: '#0a0f1c',
    secondaryCta: '#24314f', secondaryCtaHover: '#30406a', secondaryCtaText: '#f2f5fa',
    menuText: '#c3ccdd', menuTextActive: '#c6f432',
  },
  ...arenaFonts,
  radius: 6,
};

/** A foyer in the afternoon: ivory paper with deep crimson. Text pairs hold at least 4.5 : 1. */
export const cinemaTheme: Theme = {
  scheme: 'light',
  colours: {
    primary: '#9b1b30', secondary: '#efe4d2', tertiary: '#74571a',
    background: '#fbf6ec', surface: '#fffdf8', text: '#231815', mutedText: '#655650', alert: '#b3261e',
    primaryCta: '#9b1b30', primaryCtaHover: '#7d1426', primaryCtaText: '#ffffff',
    secondaryCta: '#efe4d2', secondaryCtaHover: '#e3d3ba', secondaryCtaText: '#231815',
    menuText: '#4a3b34', menuTextActive: '#9b1b30',
  },
  ...cinemaFonts,
  radius: 14,
};
