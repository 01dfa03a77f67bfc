import type { MenuSeed } from '../../db/tables/realm-tables.ts';

interface Entry {
  labelKey: string;
  titles: Record<string, string>;
  type?: MenuSeed['type'];
  view: string;
  /** Stands among the first on a phone. */
  featured?: boolean;
  /** The one kind of device that lists it; every kind when absent. */
  only?: MenuSeed['platforms'][number];
  forMembers?: boolean;
}

const findWords = { en: 'Find something to watch', es: 'Encuentra algo que ver', pt: 'Encontrar algo para ver', ar: 'ابحث عن شيء تشاهده' };

const entries = {
  home: { labelKey: 'menuHome', titles: { en: 'Home', es: 'Inicio', pt: 'Início', ar: 'الرئيسية' }, type: 'VIEW', view: 'home', featured: true },
  guide: { labelKey: 'menuGuide', titles: { en: 'Guide', es: 'Guía', pt: 'Guia', ar: 'دليل البرامج' }, view: 'epg', featured: true },
  list: { labelKey: 'menuMyList', titles: { en: 'My list', es: 'Mi lista', pt: 'A minha lista', ar: 'قائمتي' }, view: 'my-list', featured: true },
  plans: { labelKey: 'menuPlans', titles: { en: 'Plans', es: 'Planes', pt: 'Planos', ar: 'الباقات' }, view: 'purchase' },
  liveNow: { labelKey: 'liveNow', titles: { en: 'Live now', es: 'En directo', pt: 'Em direto agora', ar: 'مباشر الآن' }, view: 'live-now' },
  upcoming: { labelKey: 'upcoming', titles: { en: 'Upcoming', es: 'Próximamente', pt: 'Em breve', ar: 'قريبًا' }, view: 'upcoming' },
  schedule: { labelKey: 'schedule', titles: { en: 'Schedule', es: 'Calendario', pt: 'Calendário', ar: 'الجدول' }, view: 'schedule', only: 'WEB' },
  releases: { labelKey: 'releases', titles: { en: 'New and coming soon', es: 'Estrenos', pt: 'Estreias', ar: 'جديد وقريبًا' }, view: 'releases' },
  news: { labelKey: 'news', titles: { en: 'News', es: 'Noticias', pt: 'Notícias', ar: 'الأخبار' }, view: 'news' },
  fighters: { labelKey: 'fighters', titles: { en: 'Fighters', es: 'Luchadores', pt: 'Lutadores', ar: 'المقاتلون' }, view: 'fighters' },
  history: { labelKey: 'watchHistory', titles: { en: 'Watched', es: 'Vistos', pt: 'Vistos', ar: 'ما شاهدته' }, view: 'history', forMembers: true },
  shelves: { labelKey: 'browseCatalogue', titles: findWords, view: 'browse' },
  // A phone shows one card at a time: there it is found from the menu.
  browse: { labelKey: 'browseCatalogue', titles: findWords, view: 'browse', only: 'MOBILE-WEB' },
} satisfies Record<string, Entry>;

type Name = keyof typeof entries;

/** A tenant's menu; what has no room in a bar waits behind its last button, so what matters most comes first. */
const menuOf = (layout: MenuSeed['layout'], names: readonly Name[]): MenuSeed[] => names.map((name) => {
  const { labelKey, titles, type = 'ROUTE', view, featured = false, only, forMembers = false }: Entry = entries[name];
  return { labelKey, titles, type, layout, data: { view }, style: { featured }, platforms: only ? [only] : ['WEB', 'MOBILE-WEB'], ...(forMembers ? { forMembers } : {}) };
});

/** Sports: what is on, and when, before what there is to read. @source spec 3 §2 "Menus are fetched per target platform" */
export const arenaMenu: MenuSeed[] = menuOf('TOP', ['home', 'guide', 'list', 'plans', 'liveNow', 'upcoming', 'schedule', 'fighters', 'news', 'releases', 'history', 'browse']);

/** Films: what is new before what is live; nobody fights. */
export const cinemaMenu: MenuSeed[] = menuOf('SIDEBAR', ['home', 'guide', 'list', 'plans', 'releases', 'upcoming', 'news', 'history', 'liveNow', 'schedule', 'browse']);

/** Films and channels of an archive: nobody writes news. */
export const archiveMenu: MenuSeed[] = menuOf('TOP', ['home', 'guide', 'shelves', 'list', 'plans']);
