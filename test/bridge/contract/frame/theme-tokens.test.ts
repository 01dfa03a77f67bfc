import { describe, expect, it } from 'vitest';
import { theme } from '../../../../src/contracts/realm/realm-settings.ts';
import { acceptTokens, isSafeTokenValue, offeredTokens, themeTokenNames } from '../../../../bridge/contract/frame/theme-tokens.ts';

describe('theme tokens', () => {
  it.each([
    'url(https://evil.example)', 'URL(x)', 'image(x)', 'image-set("x" 1x)', 'src("x")', 'attr(x)', 'env(x)', 'element(#x)', 'expression(alert(1))', 'paint(x)', 'var(--fl-text)', 'cubic-bezier(.2, 0, 0, 1)',
    'red; background: blue', 'red}', '{', '</style>', '<script>', '\\75rl(x)', '@import', 'red/**/', 'a:b', 'red!important', '', 'x'.repeat(201), 'red\nblue', 'rgb(1,2,url(x))', 'röt',
  ])('refuses %j', (value) => {
    expect(isSafeTokenValue(value)).toBe(false);
  });
  it.each(['red', '#c00', '1.5rem', 'rgb(1 2 3 / 50%)', 'oklch(70% 0.1 200)', 'calc(1px + (2 * 3px))', 'light-dark(#fff, #000)', "'Open Sans', sans-serif", '-4px'])('takes %j', (value) => {
    expect(isSafeTokenValue(value)).toBe(true);
  });
  it.each(['color', '--other-a', '--footlight-', '--footlight-A', '--footlight-a_b', '__proto__', '--footlight-primary:b', ' --footlight-primary', '--footlight-other', '--fl-primary'])('refuses the name %j', (name) => {
    expect(acceptTokens(Object.fromEntries([[name, 'red']]))).toEqual({ tokens: {}, refused: [name] });
  });
  it('are the slots of a tenant’s theme, its font and its radius', () => {
    const slots = Object.keys(theme.shape.colours.shape).map((slot) => slot.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    expect([...themeTokenNames].sort()).toEqual([...slots, 'font', 'radius'].map((slot) => `--footlight-${slot}`).sort());
  });
  it('a value in brackets without a name is a part of a sum', () => {
    expect([isSafeTokenValue('(1px)'), isSafeTokenValue('calc((1px) * 2)')]).toEqual([true, true]);
  });
  it.each([[201, false], [200, true]])('%i tokens are taken: %s', (count, taken) => {
    expect(offeredTokens.safeParse(Object.fromEntries(Array.from({ length: count }, (_, i) => [`--footlight-${i}`, 'red']))).success).toBe(taken);
  });
});
