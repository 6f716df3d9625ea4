// Which screens stand beside each other below one path of the menu.
import { menu } from '@charaka/contract/composition/menu';
import { masters } from '@charaka/contract/foundation/masters/all';

/** Entries below a menu path: its pages, then its masters. Titles are keys of masters.json. */
export function siblingsOf(menuPath: string): { readonly path: string; readonly title: string }[] {
  const item = menu.flatMap((group) => group.items).find(({ path }) => path === menuPath);
  const lists = masters.filter((master) => master.menu === menuPath);
  return [...(item?.pages ?? []), ...lists.map(({ route, labelPlural }) => ({ path: route, title: labelPlural }))];
}
