import { heroElement as contract } from '../../../contracts/catalogue/view.ts';
import { Hero } from '../../../parts/hero/hero.tsx';
import { elementType } from './element-type.ts';

/** A large picture with one thing to do. */
export const heroElement = elementType({
  $type: 'hero',
  attributes: contract.shape.attributes,
  draw: ({ items, buttons }, { view }) => <Hero items={items} buttons={buttons} view={view} />,
});
