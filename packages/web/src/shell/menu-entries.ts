// The menu as this user sees it: what their role may view, headings only where something is left (R113, R172, R173).

import { menu } from '@charaka/contract/composition/menu';
import { masters } from '@charaka/contract/foundation/masters/all';
import type { MenuItem } from '@charaka/contract/kernel/menu-item';
import { isAdminRole } from '@charaka/rules/access/permission';
import { useTranslation } from 'react-i18next';
import { rightsOn, useAllRights } from '../kernel/rights.ts';
import { useSiteConfig } from '../kernel/site-config.ts';

/** A line of the menu (R113): a screen, a page elsewhere (in this tab or in a new one), or a submenu. */
export interface MenuEntry {
  readonly type: 'link' | 'extLink' | 'extTabLink' | 'sub';
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

/** A heading and its links. */
export interface MenuSection {
  /** English title; also the key of its translation. */
  readonly title: string;
  /** What the tenant calls it, in every language. */
  readonly ownTitle?: string | undefined;
  readonly entries: readonly MenuEntry[];
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

const sections: readonly MenuSection[] = menu.map(({ title, items }) => ({ title, entries: items.map(entryOf) }));

/** The sections of the menu that the signed-in user may see. */
export function useMenuSections(): readonly MenuSection[] {
  const { roleId, rights, headings } = useAllRights();
  return sections
    .map((section) => ({
      ...section,
      ownTitle: headings?.[section.title],
      entries: section.entries.filter((entry) => rightsOn(entry.path, roleId, rights).canView),
    }))
    .filter((section) => section.entries.length > 0);
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

/** All links of a part of the menu, at every level; pages elsewhere and mere openers are none (R110). */
export function linksOf(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => {
    const isLink = entry.type === 'link' || (entry.type === 'sub' && !entry.isHeadingOnly);
    return [...(isLink ? [entry] : []), ...linksOf(entry.children)];
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
