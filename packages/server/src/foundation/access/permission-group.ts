// The menu as the specification tells it: groups with categories, each with an address and, for a role, its rights (R168).

import { menu, menuPaths } from '@charaka/contract/composition/menu';
import { accessSentences } from '@charaka/contract/foundation/access/access-sentences';
import { AUDIT_MENU_PATH } from '@charaka/contract/foundation/access/audit';
import {
  AUTHORITY_MENU_PATH,
  type permissionGroup,
  ROLE_MENU_PATH,
  STAFF_MENU_PATH,
} from '@charaka/contract/foundation/access/role';

import { deeds, deedsBelow, isDeed } from '@charaka/contract/kernel/deed';
import { deedWord } from '@charaka/contract/kernel/label-words';
import {
  mayDoDeed,
  mayGrant,
  mayOn,
  type Rights,
  type RightsAction,
  type RightsByPath,
} from '@charaka/rules/access/permission';
import { type Sentence, screenWord } from '@charaka/rules/message/sentence';
import type { z } from 'zod';
import { HttpError, refuse } from '../../kernel/refusal.ts';
import { hasRight, type Session } from '../../kernel/session.ts';
import type { MenuRights } from './role-store.ts';

/** A heading of the menu with its screens, as the contract tells it. */
export type PermissionGroup = z.output<typeof permissionGroup>;
/** A tenant's titles for headings of the menu, by their short names. */
export type HeadingTitles = ReadonlyMap<string, string>;

const noRights: Rights = { canView: false, canAdd: false, canEdit: false, canDelete: false };

/** Every group of the menu in its order, as the product calls it; a group's number is its place. */
export const permissionGroups: readonly PermissionGroup[] = menu.map((group, index) => ({
  groupId: index + 1,
  groupName: group.title,
  shortName: group.title.toLowerCase().replaceAll(' ', '-'),
  title: group.title,
  type: 'group',
  isActive: true,
  // The product's code says which screens there are; a tenant cannot add any.
  isSystem: true,
  categories: group.items.flatMap(({ path, title, icon }) => [
    { title, shortCode: path, menuPath: path, icon, type: 'link' },
    ...deedsBelow(path).map((deed) => ({
      title: deeds[deed].title,
      shortCode: deed,
      menuPath: deed,
      icon,
      type: 'deed',
    })),
  ]),
}));

/** The groups under the names the tenant has given them. */
export function titledGroups(titles: HeadingTitles): PermissionGroup[] {
  return permissionGroups.map((group) => ({ ...group, title: titles.get(group.shortName) ?? group.groupName }));
}

/** The groups with what a role may do on each screen, everything for role 0 (R162), and the deeds it was given (Q224). */
export function groupsWithRights(roleId: number, given: readonly MenuRights[], titles: HeadingTitles) {
  const rights: RightsByPath = Object.fromEntries(given.map((each) => [each.menuPath, each]));
  return titledGroups(titles).map((group) => ({
    ...group,
    categories: group.categories.map((category) => ({
      ...category,
      rights: { roleId, ...rightsOn(rights, roleId, category.menuPath) },
    })),
  }));
}

function rightsOn(rights: RightsByPath, roleId: number, path: string) {
  const canGrant = mayGrant(rights, roleId, path);
  if (isDeed(path)) return { ...noRights, canView: mayDoDeed(rights, path), canGrant };
  const may = (action: RightsAction) => mayOn(rights, roleId, path, action);
  return { canView: may('view'), canAdd: may('add'), canEdit: may('edit'), canDelete: may('delete'), canGrant };
}

/** Whether a session may know what a role may do: its own always, others with the right on the screen of roles. */
export function maySeeRightsOf(session: Session, roleId: number): boolean {
  return session.roleId === roleId || hasRight(session, ROLE_MENU_PATH, 'view');
}

/**
 * Checks rights about to be given. Throws 400 for a screen that does not exist or is named twice; refuses a role that
 * may change what it may not see.
 */
export function checkRights(rights: readonly MenuRights[]): void {
  const seen = new Set<string>();
  for (const { menuPath, canView, canAdd, canEdit, canDelete } of rights) {
    const isDeedGiven = isDeed(menuPath);
    if (!isDeedGiven && !menuPaths.includes(menuPath))
      throw new HttpError(400, accessSentences.noSuchScreen({ menuPath }));
    if (seen.has(menuPath)) throw new HttpError(400, accessSentences.screenNamedTwice({ menuPath }));
    seen.add(menuPath);
    if (isDeedGiven && (canAdd || canEdit || canDelete))
      throw new HttpError(400, accessSentences.rightGivenOrNot({ deed: deedWord(menuPath) }));
    if (!canView && (canAdd || canEdit || canDelete))
      refuse(accessSentences.viewNeededToo({ screen: screenNamed(menuPath) }));
  }
}

/** The title of a screen or deed, as a word inside a sentence. */
export function screenNamed(menuPath: string): Sentence {
  return isDeed(menuPath) ? deedWord(menuPath) : screenWord(`shell:menu.${titleOf(menuPath)}`, titleOf(menuPath));
}

/** The title of a screen or deed. */
export function titleOf(menuPath: string): string {
  if (isDeed(menuPath)) return deeds[menuPath].title;
  return menu.flatMap(({ items }) => items).find(({ path }) => path === menuPath)?.title ?? menuPath;
}

const flags = ['canView', 'canAdd', 'canEdit', 'canDelete'] as const;

/** The rows of a change that differ from the saved ones, each with `canGrant` as it will be. */
export function changedRows(kept: readonly MenuRights[], wanted: readonly MenuRights[]): MenuRights[] {
  const before = new Map(kept.map((row) => [row.menuPath, row]));
  return wanted
    .map((row) => ({ ...row, canGrant: row.canGrant ?? before.get(row.menuPath)?.canGrant ?? false }))
    .filter((row) => {
      const old = before.get(row.menuPath);
      return row.canGrant !== (old?.canGrant ?? false) || flags.some((flag) => row[flag] !== (old?.[flag] ?? false));
    });
}

/** Refuses to give or take what the caller may not grant (Q233). */
export function refuseUngrantable({ rights, roleId }: Session, changes: readonly MenuRights[]): void {
  const barred = changes.filter(({ menuPath }) => !mayGrant(rights, roleId, menuPath));
  if (barred.length === 0) return;
  refuse(accessSentences.rightsNotYoursToGrant({ barred: barred.map(({ menuPath }) => screenNamed(menuPath)) }));
}

/** Screens whose rights make somebody stronger or show what is personal: those on rights, people and the audit (Q233). */
const guardedScreens: readonly string[] = [
  ROLE_MENU_PATH,
  STAFF_MENU_PATH,
  AUTHORITY_MENU_PATH,
  AUDIT_MENU_PATH,
  'approval',
];

/** Whether a change gives something that needs a second person: a deed, a guarded screen, the right to grant. Taking never does. */
export function needsSecondPerson(kept: readonly MenuRights[], row: MenuRights): boolean {
  const old = kept.find(({ menuPath }) => menuPath === row.menuPath);
  if (row.canGrant && !old?.canGrant) return true;
  const isGiven = flags.some((flag) => row[flag] && !old?.[flag]);
  return isGiven && (isDeed(row.menuPath) || guardedScreens.includes(row.menuPath));
}
