// The roles every tenant begins with, and the words in which screens and deeds say what each of them may do.

/** The roles by their names in code; numbers below 30 have a meaning of their own and never change (R162-R166, R182). */
export const defaultRoles = {
  superAdministrator: { roleId: 0, roleName: 'SuperAdmin' },
  doctor: { roleId: 1, roleName: 'Doctor' },
  regionalHead: { roleId: 13, roleName: 'Regional Head' },
  administrator: { roleId: 19, roleName: 'Admin' },
  pharmacist: { roleId: 20, roleName: 'Pharmacist' },
  frontDesk: { roleId: 30, roleName: 'Front Desk' },
  nurse: { roleId: 31, roleName: 'Nurse' },
  billing: { roleId: 32, roleName: 'Billing' },
  approver: { roleId: 33, roleName: 'Approver' },
  viewer: { roleId: 34, roleName: 'Viewer' },
  labTechnician: { roleId: 37, roleName: 'Lab Technician' },
  pathologist: { roleId: 38, roleName: 'Pathologist' },
  storeKeeper: { roleId: 39, roleName: 'Store Keeper' },
  purchaseOfficer: { roleId: 40, roleName: 'Purchase Officer' },
} as const;

/** A role every tenant begins with. */
export type DefaultRole = keyof typeof defaultRoles;

/** Initial rights of a role on a screen. */
export type ScreenRights =
  | 'view'
  | 'view add'
  | 'view edit'
  | 'view delete'
  | 'view add delete'
  | 'view edit delete'
  | 'view add edit'
  | 'view add edit delete';

/**
 * The roles that get a screen to begin with, and what they may do there; a role that is not named does not see it. The super
 * administrator is never named: role 0 may open every screen (R162).
 */
export type ScreenRoles = Readonly<Partial<Record<Exclude<DefaultRole, 'superAdministrator'>, ScreenRights>>>;
