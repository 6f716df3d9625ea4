// The menu as this user sees it: what their role may view by groups, their own first, none empty (R113, R172, R173, Q276).

import { menu } from '@charaka/contract/composition/menu';
import { masters } from '@charaka/contract/foundation/masters/all';
import {
  galleryPath,
  groupOfHeading,
  type Heading,
  headings,
  type MenuItem,
  menuGroups,
  type SetupDepartment,
  type ShownGroup,
  setupDepartments,
} from '@charaka/contract/kernel/menu-item';
import { isAdminRole } from '@charaka/rules/access/permission';
import { useTranslation } from 'react-i18next';
import { rightsOn, useAllRights } from '../kernel/rights.ts';
import { useSiteConfig } from '../kernel/site-config.ts';

/** A line of the menu (R113): a screen, a page elsewhere (in this tab or in a new one), a submenu, or the gallery of reports, which lists its children itself. */
export interface MenuEntry {
  readonly type: 'link' | 'extLink' | 'extTabLink' | 'sub' | 'gallery';
  /** The address of a screen without leading slash; the whole address of a page elsewhere. Unique in the menu. */
  readonly path: string;
  /** English title; also the key of its translation. */
  readonly title: string;
  /** The name of its picture; '' for none. */
  readonly icon: string;
  /** The letter that leads here after `g`. */
  readonly letter?: string;
  /** A submenu without a screen of its own is only opened. */
  readonly isHeadingOnly?: boolean;
  readonly children: readonly MenuEntry[];
}

/** A group and its links. */
export interface MenuSection {
  /** English title; also the key of its translation. */
  readonly title: string;
  /** The tenant's own title, the same in every language. */
  readonly ownTitle?: string | undefined;
  readonly entries: readonly MenuEntry[];
  /** The user works here: see `isOwnGroup`. */
  readonly isOwn?: boolean;
}

function link(path: string, title: string): MenuEntry {
  return { type: 'link', path, title, icon: '', children: [] };
}

/** A screen and what lies below it. Several lists of values beside other screens form a submenu of their own: the third level (R112). */
function entryOf({ pages = [], ...item }: MenuItem): MenuEntry {
  const lists = masters
    .filter((master) => master.menu === item.path && master.route !== item.path)
    .map((master) => link(master.route, master.labelPlural));
  const isMixed = pages.length > 0 && lists.length > 1;
  const listMenu: MenuEntry = {
    type: 'sub',
    path: `${item.path}#lists`,
    title: 'Lists of Values',
    icon: '',
    isHeadingOnly: true,
    children: lists,
  };
  const children = [...pages.map((page) => link(page.path, page.title)), ...(isMixed ? [listMenu] : lists)];
  return { ...item, type: children.length > 0 ? 'sub' : 'link', children };
}

const items = menu.flatMap((heading) => heading.items);

/** Title and picture of each department of the group Setup. */
const departmentWords: Readonly<Record<SetupDepartment, Pick<MenuEntry, 'title' | 'icon'>>> = {
  Hospital: { title: 'Hospital setup', icon: 'building-hospital' },
  'Users and rights': { title: 'Users and rights', icon: 'users' },
  Wards: { title: 'Ward setup', icon: 'bed-flat' },
  Clinic: { title: 'Clinic setup', icon: 'stethoscope' },
  Theatre: { title: 'Theatre setup', icon: 'door' },
  Laboratory: { title: 'Laboratory setup', icon: 'flask' },
};

/** The screens that set a department up, as one entry; a single screen stands for itself. */
function setupEntries(screens: readonly MenuItem[]): MenuEntry[] {
  return setupDepartments.flatMap((department): MenuEntry[] => {
    const children = screens.filter((item) => item.department === department).map(entryOf);
    const words = departmentWords[department];
    return children.length > 1
      ? [{ type: 'sub', path: `setup#${department}`, ...words, isHeadingOnly: true, children }]
      : children;
  });
}

/** The reports behind the gallery, as one entry. */
function galleryEntries(screens: readonly MenuItem[]): MenuEntry[] {
  const children = screens.filter(({ isInGallery }) => isInGallery).map(entryOf);
  const gallery = { path: galleryPath, title: 'All reports', icon: 'report-analytics' };
  return children.length > 0 ? [{ type: 'gallery', ...gallery, children }] : [];
}

const sections = menuGroups.map((title) => {
  const screens = items.filter(({ group }) => group === title);
  const others = screens.filter(({ department, isInGallery }) => department === undefined && !isInGallery);
  return { title, entries: [...galleryEntries(screens), ...setupEntries(screens), ...others.map(entryOf)] };
});

/** The heading whose own name a tenant may have changed; a group of several headings, or of a part of one, has none. */
const headingOfGroup = new Map<ShownGroup, Heading>(
  headings
    .filter((heading) => heading !== 'Patients' && heading !== 'Charges')
    .map((heading) => [groupOfHeading[heading], heading]),
);

/** Whether a user works in a group: may write on half of its screens at least, or on three of a large group. */
export function isOwnGroup(writtenCount: number, screenCount: number): boolean {
  return writtenCount >= 3 || (writtenCount > 0 && writtenCount * 2 >= screenCount);
}

/** The groups of the menu that the signed-in user may see, those that the user works in first (Q276). */
export function useMenuSections(): readonly MenuSection[] {
  const { roleId, rights, headings: ownTitles } = useAllRights();
  const rightsOf = ({ path }: MenuEntry) => rightsOn(path, roleId, rights);
  const seen = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => {
      if (!entry.isHeadingOnly && entry.type !== 'gallery') return rightsOf(entry).canView ? [entry] : [];
      const children = entry.children.filter((child) => rightsOf(child).canView);
      if (entry.type === 'gallery') return children.length > 0 ? [{ ...entry, children }] : [];
      return children.length > 1 ? [{ ...entry, children }] : children;
    });
  const shown = sections.map(({ title, entries }): MenuSection => {
    const left = seen(entries);
    const screens = withoutDepartments(left);
    const written = screens.filter((entry) => mayWrite(rightsOf(entry)));
    const heading = headingOfGroup.get(title);
    return {
      title,
      ownTitle: heading && ownTitles?.[heading],
      entries: left,
      isOwn: isOwnGroup(written.length, screens.length),
    };
  });
  return shown
    .filter(({ entries }) => entries.length > 0)
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

const mayWrite = ({ canAdd, canEdit, canDelete }: ReturnType<typeof rightsOn>) => canAdd || canEdit || canDelete;

/** The screens of a group one by one, those of a department too. */
export function withoutDepartments(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => (entry.isHeadingOnly ? entry.children : [entry]));
}

/** Pages outside of the screens: the site's help desk, and for administrators the description of all calls. */
export function useHelpSection(): MenuSection {
  const { roleId } = useAllRights();
  const helpDeskUrl = useSiteConfig()?.helpDeskUrl;
  const entries: MenuEntry[] = [];
  // A page opens in a tab of its own; a mail address or telephone number is handed over to the machine.
  if (helpDeskUrl)
    entries.push({
      type: /^https?:/.test(helpDeskUrl) ? 'extTabLink' : 'extLink',
      path: helpDeskUrl,
      title: 'Help desk',
      icon: 'lifebuoy',
      children: [],
    });
  if (isAdminRole(roleId))
    entries.push({ type: 'extTabLink', path: '/docs', title: 'Interface description', icon: 'api', children: [] });
  return { title: 'Help', entries };
}

/** Tells a menu title in the language of the user: `title('Bed types')`. */
export function useMenuTitle(): (title: string) => string {
  const { t } = useTranslation(['shell', 'masters']);
  return (title) => t([`shell:menu.${title}`, `masters:label.${title}`], title);
}

/** Whether an address is that of an entry or lies below it (R128). */
export function isWithin(path: string, entry: MenuEntry): boolean {
  return (
    path === entry.path || path.startsWith(`${entry.path}/`) || entry.children.some((child) => isWithin(path, child))
  );
}

/** The entry of a level that an address belongs to: of an address and one below it the one that goes further (R128). */
export function entryHere(path: string, entries: readonly MenuEntry[]): MenuEntry | undefined {
  const within = entries.filter((entry) => isWithin(path, entry));
  return within.toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** Whether an entry opens a screen; pages elsewhere and mere openers do not. */
export function isScreen({ type, isHeadingOnly }: MenuEntry): boolean {
  return type !== 'extLink' && type !== 'extTabLink' && !isHeadingOnly;
}

/** All links of a part of the menu, at every level; pages elsewhere and mere openers are none (R110). */
export function linksOf(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => {
    return [...(isScreen(entry) ? [entry] : []), ...linksOf(entry.children)];
  });
}

/** A link the header search can find. */
export interface SearchEntry {
  readonly path: string;
  readonly title: string;
}

/** How many matches the header search lists (R109). */
const mostMatches = 8;

/** Links whose title contains the text, whatever its case (R110); none for an empty text. */
export function matchingEntries(entries: readonly SearchEntry[], text: string): readonly SearchEntry[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return entries.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, mostMatches);
}
