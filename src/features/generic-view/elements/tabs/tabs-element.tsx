import { useId, useRef, type KeyboardEvent } from 'react';
import { useLocale } from '../../../../binding/use-locale.ts';
import { useSignal } from '../../../../binding/use-signal.ts';
import { tabsAttributes, type TabsAttributes } from '../../../../contracts/catalogue/view-elements.ts';
import { chosenTab, withChosenTab } from '../../../../rules/catalogue/view/chosen-tab.ts';
import { tabMove } from '../../../../rules/catalogue/view/tab-move.ts';
import { useSheet } from '../../../../ui/use-sheet.ts';
import { elementType, type ElementTools } from '../element-type.ts';
import { useWords } from '../../../../binding/use-words.ts';
import sheet from './tabs.css';

/** Parts of a page of which one is shown; a link to the page carries which. @csspart tabs, tab, tab-panel */
export const tabsElement = elementType({
  $type: 'tabs',
  attributes: tabsAttributes,
  draw: (attributes, tools) => <Tabs attributes={attributes} tools={tools} />,
});

function Tabs({ attributes: { tabs, ...name }, tools }: { attributes: TabsAttributes; tools: ElementTools }) {
  const words = useWords();
  const { direction } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { tab: text } = useSignal(tools.view.choices);
  const ids = tabs.map((tab) => tab.id);
  const shown = tabs.find((tab) => tab.id === chosenTab(ids, text));
  if (!shown) return null;
  const choose = (next: string) => tools.view.choose({ tab: withChosenTab(ids, text, next) });
  const press = (event: KeyboardEvent) => {
    const at = tabMove(event.key, ids.indexOf(shown.id), ids.length, direction === 'rtl') ?? -1;
    const to = ids[at];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(to);
    (list.current?.children[at] as HTMLElement | undefined)?.focus();
  };
  return (
    <div ref={useSheet(sheet)} className="fl-tabs">
      <div ref={list} role="tablist" aria-label={words(name)} className="fl-tabs__list" part="tabs" onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            className="fl-tabs__tab"
            part="tab"
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}-panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            <bdi>{words(tab)}</bdi>
          </button>
        ))}
      </div>
      <div key={shown.id} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown.id}`} className="fl-tabs__panel" part="tab-panel">
        {tools.drawElements(shown.elements)}
      </div>
    </div>
  );
}
