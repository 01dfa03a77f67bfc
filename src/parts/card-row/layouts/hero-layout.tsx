import { Hero } from '../../hero/hero.tsx';
import type { RowLayoutProps } from '../row-layout.ts';
import { RowName } from '../row-name.tsx';

/** The titles of a row as a hero. The row's name is for ears. */
export function HeroLayout({ title, titleId, items }: RowLayoutProps) {
  return (
    <>
      <RowName title={title} titleId={titleId} heading="none" />
      <Hero items={items} />
    </>
  );
}
