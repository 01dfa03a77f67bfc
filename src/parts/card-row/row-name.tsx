import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import type { RowLayoutProps } from './row-layout.ts';

/** A row's name and a line about it; for ears alone where the page names the row itself. */
export function RowName({ title, titleId, description, heading }: Pick<RowLayoutProps, 'titleId' | 'description' | 'heading'> & { title: ReactNode }) {
  if (heading === 'elsewhere') return <div />;
  if (heading) return <h2 id={titleId} className="fl-row__title"><VisuallyHidden>{title}</VisuallyHidden></h2>;
  return (
    <div className="fl-row__names">
      <h2 id={titleId} className="fl-row__title" part="title">{title}</h2>
      {description && <p className="fl-row__description"><bdi>{description}</bdi></p>}
    </div>
  );
}
