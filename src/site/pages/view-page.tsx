import { GenericView } from '../../features/generic-view/generic-view.tsx';
import type { RouteName } from '../../routing/route-names.ts';
import type { PageProps } from '../page.ts';

/** Pages that the platform composes, by route. */
const views: Partial<Record<RouteName, [type: string, id: string]>> = { browse: ['browse', 'browse'], 'live-now': ['live', 'live'] };

/** Home, a section, and what else is composed by the platform. */
export function ViewPage({ place, setTitle }: PageProps) {
  const { name = 'home', params = {} } = place.match ?? {};
  const [type, id] = name === 'section' ? ['section', params['id'] ?? ''] : (views[name] ?? ['home', 'home']);
  return (
    <GenericView
      type={type}
      id={id}
      emit={(event, detail) => {
        if (event === 'view-loaded') setTitle((detail as { title: string }).title);
        return true;
      }}
    />
  );
}
