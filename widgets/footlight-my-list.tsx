import { useSignal } from '../src/binding/use-signal.ts';
import type { MyListEvents } from '../src/features/my-list/events.ts';
import { ListView } from '../src/features/my-list/list-view.tsx';
import { openSignIn } from './opening/open-sign-in.ts';
import { defineWidget } from './element/define-widget.ts';
import { withDefaults } from './element/with-defaults.ts';
import { type commonProperties, idProperty } from './element/property.ts';
import type { WidgetHost } from './element/widget-host.ts';
import { WidgetRoot } from './element/widget-root.tsx';

const properties = { list: idProperty() };

/**
 * The viewer's favourites, all their lists, or one list.
 *
 * @attr list - `favourites` (default), `all`, or the id of one list: the viewer's own, or one that was shared
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-list-loaded - the list is here; detail.count says how much is on it
 * @fires footlight-list-changed - a title was taken out of one of the viewer's lists, or put back
 * @fires footlight-favourite-changed - a heart was pressed
 * @fires footlight-load-failed - the list did not come; detail.code says why
 * @fires footlight-navigate - a card was clicked; prevent it to go there yourself
 * @fires footlight-sign-in-required - a guest wants to sign in; prevent it to show your own way
 * @fires footlight-error - the list could not be shown; detail.code says why
 * @csspart card - one card
 * @csspart list-tile - one list among all of them
 * @csspart list-tools - what can be done with a whole list
 */
export const myList = defineWidget({
  name: 'my-list',
  properties,
  component: ({ host }: { host: WidgetHost<typeof properties & typeof commonProperties, MyListEvents> }) => {
    const list = useSignal(host.props.list);
    return (
      <WidgetRoot host={host}>
        {(runtime) => <ListView list={list} emit={withDefaults(host.emit, { 'sign-in-required': () => openSignIn(host, runtime) })} />}
      </WidgetRoot>
    );
  },
});
