import { expect, it } from 'vitest';
import { usePeriodWords } from '../../../src/parts/period/use-period-words.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { render } from '../../support/render.tsx';

it.each([
  [{ type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' }, 'a month'],
  [{ type: 'SUBSCRIPTION', subscriptionPeriod: 'P2Y' }, 'every two years'],
  [{ type: 'SUBSCRIPTION', subscriptionPeriod: 'P4M' }, 'every 4 months'],
  [{ type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y6M' }, 'every 1 year and 6 months'],
  [{ type: 'SUBSCRIPTION', subscriptionPeriod: 'soon' }, ''],
  [{ type: 'SUBSCRIPTION' }, ''],
  [{ type: 'FIXED_DATE' }, 'one payment'],
  [{ type: 'OF_TOMORROW', subscriptionPeriod: 'P4M' }, ''],
])('%j reads %j', (strategy, words) => {
  function Words() {
    return <p>{usePeriodWords()(strategy)}</p>;
  }
  const { container } = render(fakeRuntime().within(<Words />));
  expect(container.textContent).toBe(words);
});
