interface Entry {
  key: string;
  name: string;
  /** The language of the name, where it is not the page's. */
  lang?: string;
}

/** One of several that exclude each other. */
export interface MenuChoice extends Entry {
  kind: 'choice';
  checked: boolean;
  choose(): void;
}

/** Something that is on or off; the menu stays open. */
export interface MenuSwitch extends Entry {
  kind: 'switch';
  checked: boolean;
  toggle(): void;
}

/** Something that is done, and closes the menu. */
export interface MenuAction extends Entry {
  kind: 'action';
  act(): void;
}

/** Leads to a page of its own. */
export interface MenuBranch extends Entry {
  kind: 'branch';
  icon: string;
  /** What is chosen there now. */
  value?: string;
  items: readonly MenuItem[];
}

export type MenuItem = MenuChoice | MenuSwitch | MenuAction | MenuBranch;
