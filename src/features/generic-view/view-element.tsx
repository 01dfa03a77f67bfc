import { ErrorBoundary } from '../../parts/feedback/error-boundary.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import type { PageElement } from '../../store/catalogue/view.ts';
import { elementStyle } from './element-style.ts';
import type { DrawElement, ElementTools } from './elements/element-type.ts';

export interface ViewElementProps {
  element: PageElement<DrawElement>;
  tools: ElementTools;
  /** The width that the page has, in pixels. */
  widthPx: number;
  /** Fetches the page again. */
  onRetry(): void;
}

/** One element of a page. It fails alone. */
export function ViewElement({ element, tools, widthPx, onRetry }: ViewElementProps) {
  const { $type, body, style } = element;
  const look = elementStyle(style, widthPx);
  if (!look) return null;
  const drawn = body
    ? <ErrorBoundary fallback={(again) => <BrokenElement $type={$type} onRetry={again} />}><Body draw={body} tools={tools} /></ErrorBoundary>
    : <BrokenElement $type={$type} onRetry={onRetry} />;
  return style ? <div style={look}>{drawn}</div> : drawn;
}

/** A component of its own, so that what throws while it is drawn is caught around it. */
function Body({ draw, tools }: { draw: DrawElement; tools: ElementTools }) {
  return <>{draw(tools)}</>;
}

function BrokenElement({ $type, onRetry }: { $type: string; onRetry(): void }) {
  return (
    <div className="fl-view__failure">
      <FailurePanel failure={{ code: `contract-broken: ${$type}` }} labelKey="elementFailed" onRetry={onRetry} />
    </div>
  );
}
