// Rights of a user on a screen, and the right to change hospital.

/** The rights of a role on one menu path; canEdit is what the specification also calls canUpdate (R168). */
export interface Rights {
  canView: boolean;
  canAdd: boolean;
  canEdit: boolean;
  canDelete: boolean;
  /** Whether the role gives rights on this path to others; it need not have them itself (Q233). */
  canGrant?: boolean | null | undefined;
}

/** The rights of a role by menu path. */
export type RightsByPath = Readonly<Record<string, Rights>>;
export type RightsAction = 'view' | 'add' | 'edit' | 'delete';

export const SUPER_ADMINISTRATOR_ROLE_ID = 0;
export const DOCTOR_ROLE_ID = 1;
/** The specification names it by nothing but this number and its right to change hospital (R134). */
const HOSPITAL_SWITCHER_ROLE_ID = 13;
export const ADMINISTRATOR_ROLE_ID = 19;
export const PHARMACY_ROLE_ID = 20;

const HOSPITAL_SWITCHING_ROLE_IDS: readonly number[] = [
  SUPER_ADMINISTRATOR_ROLE_ID,
  DOCTOR_ROLE_ID,
  HOSPITAL_SWITCHER_ROLE_ID,
  ADMINISTRATOR_ROLE_ID,
];
/** Roles with a meaning of their own; their numbers never change and they stay active (R162-R166, R182). */
export const SYSTEM_ROLE_IDS: readonly number[] = [
  SUPER_ADMINISTRATOR_ROLE_ID,
  DOCTOR_ROLE_ID,
  HOSPITAL_SWITCHER_ROLE_ID,
  ADMINISTRATOR_ROLE_ID,
  PHARMACY_ROLE_ID,
];
const FLAGS = { view: 'canView', add: 'canAdd', edit: 'canEdit', delete: 'canDelete' } as const;

/** Screens every signed-in user may open although they are in no menu (Q50). */
const OPEN_PATHS: readonly string[] = [
  'home',
  'manual',
  'message',
  'message/notification',
  'staff-profile',
  'profile/setting',
];

/** Whether a role may do something on a menu path: role 0 may everything, others what their rights say (R162, R168, R172). */
export function mayOn(rights: RightsByPath, roleId: number, menuPath: string, action: RightsAction): boolean {
  if (roleId === SUPER_ADMINISTRATOR_ROLE_ID) return true;
  return Object.hasOwn(rights, menuPath) && rights[menuPath]?.[FLAGS[action]] === true;
}

/** Whether a role does a deed: only where it was given, whatever the number of the role (Q224, Q233). */
export function mayDoDeed(rights: RightsByPath, deed: string): boolean {
  return Object.hasOwn(rights, deed) && rights[deed]?.canView === true;
}

/** Whether a role gives and takes the rights on a path: role 0 on all of them, others where it was given (Q233). */
export function mayGrant(rights: RightsByPath, roleId: number, path: string): boolean {
  if (roleId === SUPER_ADMINISTRATOR_ROLE_ID) return true;
  return Object.hasOwn(rights, path) && rights[path]?.canGrant === true;
}

/** The right a call needs: on one of several menu paths and, with named deeds, one of these too (Q224); `orDeeds` on other menu paths. */
export interface NeededRight {
  readonly menu: string;
  readonly orMenus?: readonly string[];
  readonly action: RightsAction;
  readonly deeds?: readonly string[];
  readonly orDeeds?: readonly string[];
}

/** The menu paths by which a role may make a call; none when it may not. */
export function allowingMenus(rights: RightsByPath, roleId: number, needed: NeededRight): readonly string[] {
  const { menu, orMenus = [], action, deeds = [], orDeeds = [] } = needed;
  const doesOne = (named: readonly string[]) => named.length === 0 || named.some((deed) => mayDoDeed(rights, deed));
  if (!doesOne(deeds)) return [];
  const menus = doesOne(orDeeds) ? [menu, ...orMenus] : [menu];
  return menus.filter((path) => mayOn(rights, roleId, path, action));
}

/** The path's own part of an address: no slashes around it, no query, no fragment. */
function plainPath(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '');
}

/** The longest menu path that starts the address segment by segment, or null (Q50). */
export function longestPrefix(menuPaths: readonly string[], url: string): string | null {
  const address = `${plainPath(url)}/`;
  const prefixes = menuPaths.filter((menuPath) => address.startsWith(`${plainPath(menuPath)}/`));
  return prefixes.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** Whether any signed-in user may open the address (Q50). */
export function isOpenPath(url: string): boolean {
  return OPEN_PATHS.includes(plainPath(url));
}

/**
 * Whether a signed-in user may open an address: home and the open ones always, others with canView on the longest menu
 * path that starts them (R057, R058, Q50). An address under no menu path is role 0's alone (R162).
 */
export function mayOpen(menuPaths: readonly string[], rights: RightsByPath, roleId: number, url: string): boolean {
  if (plainPath(url) === '' || isOpenPath(url)) return true;
  return mayOn(rights, roleId, longestPrefix(menuPaths, url) ?? '', 'view');
}

/** Administrators: roles 0 and 19 (R164); only they cancel admissions and edit a locked commission (R165, R166). */
export function isAdminRole(roleId: number): boolean {
  return roleId === SUPER_ADMINISTRATOR_ROLE_ID || roleId === ADMINISTRATOR_ROLE_ID;
}

/** Whether a user may give a role to somebody, or change somebody who has it: administrators' roles are above all others', 0 above 19. */
export function mayGiveRole(giverRoleId: number, roleId: number): boolean {
  if (roleId === SUPER_ADMINISTRATOR_ROLE_ID) return giverRoleId === SUPER_ADMINISTRATOR_ROLE_ID;
  return !isAdminRole(roleId) || isAdminRole(giverRoleId);
}

/** Whether a user may choose another hospital: roles 0, 1, 13 and 19 always, others when their staff record says so (R132-R134). */
export function maySwitchHospital(roleId: number, isHospitalsVisible: boolean): boolean {
  return isHospitalsVisible || HOSPITAL_SWITCHING_ROLE_IDS.includes(roleId);
}

/** Whether the user may settle without payment, set the bill date and give a discount's reason (R177, R178, R512). */
export function mayActForApprover(user: { isApprover: boolean; isDelegator: boolean }): boolean {
  return user.isApprover || user.isDelegator;
}
