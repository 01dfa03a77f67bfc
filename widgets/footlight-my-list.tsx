import type { MyListEvents } from '../src/features/my-list/events.ts';
import { MyList } from '../src/features/my-list/my-list.tsx';
import { openSignIn } from './opening/open-sign-in.ts';
import { defineWidget } from './element/define-widget.ts';
import { withDefaults } from './element/with-defaults.ts';
import type { commonProperties } from './element/property.ts';
import type { WidgetHost } from './element/widget-host.ts';
import { WidgetRoot } from './element/widget-root.tsx';

/**
 * The viewer's favourites.
 *
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-navigate - a card was clicked; prevent it to go there yourself
 * @fires footlight-sign-in-required - a guest wants to sign in; prevent it to show your own way
 * @fires footlight-error - the list could not be shown; detail.code says why
 * @csspart card - one card
 */
export const myList = defineWidget({
  name: 'my-list',
  properties: {},
  component: ({ host }: { host: WidgetHost<typeof commonProperties, MyListEvents> }) => (
    <WidgetRoot host={host}>
      {(runtime) => <MyList emit={withDefaults(host.emit, { 'sign-in-required': () => openSignIn(host, runtime) })} />}
    </WidgetRoot>
  ),
});
