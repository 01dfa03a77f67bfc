// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { followTheme, themeOf } from '../../../widgets/framing/page-theme.ts';

test('the tokens that a page set are read, and nothing else', () => {
  document.body.innerHTML = '<div style="--footlight-primary: #c00; --footlight-radius: 2px; --footlight-mine: 1; --other: 2"></div>';
  expect(themeOf(document.querySelector('div')!)).toEqual({ '--footlight-primary': '#c00', '--footlight-radius': '2px' });
});

test('a change of a token is heard, until it is stopped', () => {
  const element = document.createElement('div');
  const changed = vi.fn();
  const stop = followTheme(element, changed);
  const change = (propertyName: string) => element.dispatchEvent(Object.assign(new Event('transitionend'), { propertyName }));
  change('--footlight-text');
  change('opacity');
  stop();
  change('--footlight-text');
  expect(changed).toHaveBeenCalledTimes(1);
});
