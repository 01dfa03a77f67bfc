import { ErrorBoundary } from '../../parts/feedback/error-boundary.tsx';
import type { PageElement } from '../../store/catalogue/view.ts';
import type { DrawElement, ElementTools } from './elements/element-type.ts';
import { BrokenElement } from './elements/broken-element.tsx';
import { elementStyle } from './element-style.ts';

export interface ViewElementProps {
  element: PageElement<DrawElement>;
  tools: ElementTools;
  /** The width that the page has, in pixels. */
  widthPx: number;
  /** Whether the window is as low as a phone on its side. */
  isLow: boolean;
}

/** One element of a page. It fails alone. */
export function ViewElement({ element, tools, widthPx, isLow }: ViewElementProps) {
  const { $type, body, style } = element;
  const look = elementStyle(style, widthPx, isLow);
  if (!look) return null;
  const drawn = body
    ? <ErrorBoundary fallback={(again) => <BrokenElement $type={$type} onRetry={again} />}><Body draw={body} tools={tools} /></ErrorBoundary>
    : <BrokenElement $type={$type} onRetry={tools.onRetry} />;
  return style ? <div style={look}>{drawn}</div> : drawn;
}

/** A component of its own, so that what throws while it is drawn is caught around it. */
function Body({ draw, tools }: { draw: DrawElement; tools: ElementTools }) {
  return <>{draw(tools)}</>;
}
