// The menu of the product: every screen a right can be given on, by the headings of rights (R112, R168, R172).
import { galleryPath, groupOfHeading, headings, type MenuGroup, type MenuItem } from '../kernel/menu-item.ts';
import { inpatientPage } from '../stay/admission/admission-pages.ts';
import { areas } from './areas.ts';

/** Every heading with the screens that areas declare below it; a screen not built yet is not declared (Q212). */
export const menu: readonly MenuGroup[] = headings.map((title) => ({
  title,
  items: areas
    .flatMap((area) => area.menu ?? [])
    .filter(({ heading }) => heading === title)
    .toSorted((one, other) => one.order - other.order)
    .map(
      ({ heading, order: _order, group, ...item }): MenuItem => ({ ...item, group: group ?? groupOfHeading[heading] }),
    ),
}));

/** The paths of all screens that rights are given on. */
export const menuPaths: readonly string[] = menu.flatMap((group) => group.items.map((item) => item.path));

/** The paths of the screens that the gallery of reports lists. */
const reportPaths: readonly string[] = menu.flatMap(({ items }) =>
  items.flatMap(({ path, reportOf }) => (reportOf ? [path] : [])),
);

/** The path whose rights an address needs: that of the screen where the address is an alias, else the address itself. */
export function unaliased(address: string): string {
  const plain = address.replace(/^\/+|\/+$/g, '');
  const items = menu.flatMap((group) => group.items);
  return items.find(({ aliases }) => aliases?.includes(plain))?.path ?? address;
}

/**
 * The paths any of whose rights opens an address: for the pages of an admission in the nursing station, which stand in no menu,
 * that of the list of inpatients (R331, Q50); for the gallery those of the reports; that of the screen where the address is an alias;
 * else the address itself.
 */
export function doorsOf(address: string): readonly string[] {
  const plain = address.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '');
  if (plain === galleryPath) return reportPaths;
  return `${plain}/`.startsWith('nursing_station/bed_note/') ? [inpatientPage.menu] : [unaliased(address)];
}
