// Declaration of a screen of the menu, and the roles that most screens share.
import type { ScreenRoles } from './default-roles.ts';

/** A screen in the menu; its path is also the key of rights on it. */
export interface MenuItem {
  readonly path: string;
  /** English title; other languages translate it in `shell.json`. */
  readonly title: string;
  readonly icon: string;
  /** The roles that see it to begin with, and what they may do there. */
  readonly roles: ScreenRoles;
  /** The letter or digit that leads here after `g`; no two screens have the same. Digits count the steps of the laboratory. */
  readonly letter?: string;
  /** Further addresses of the same screen; users who may open the path may open them. */
  readonly aliases?: readonly string[];
  /** Screens below this one that its landing page links to, besides the masters. */
  readonly pages?: readonly { readonly path: string; readonly title: string }[];
  /** The group of the menu that shows it (Q276). */
  readonly group: ShownGroup;
  /** The department that it is set up for; only of screens in the group Setup. */
  readonly department?: SetupDepartment;
  /** The department below which the gallery of reports shows it; every screen of the group Reports has one. */
  readonly reportOf?: ShownGroup;
  /** True for a report that the menu shows behind the entry of the gallery. */
  readonly isInGallery?: boolean;
}

/** The headings of rights and of the documented menu call, in their order; tenants may call them otherwise. */
export const headings = [
  'Patients',
  'TPA',
  'Charges',
  'Pharmacy',
  'Finance',
  'Human Resource',
  'Communication',
  'Settings',
  'Reports',
] as const;

/** A heading of the menu. */
export type Heading = (typeof headings)[number];

/** The groups of the menu, in its order: the work of a department, then its settings (Q276). */
export const menuGroups = [
  'Front desk',
  'Clinic',
  'Wards',
  'Theatre',
  'Laboratory',
  'Billing',
  'TPA',
  'Pharmacy',
  'Purchase',
  'Stores',
  'Finance',
  'HR',
  'Communication',
  'Reports',
  'Setup',
] as const;

/** A group of the menu. */
export type ShownGroup = (typeof menuGroups)[number];

/** The group of a heading where an area names none: departments share the heading Patients, and say which they are. */
export const groupOfHeading: Readonly<Record<Heading, ShownGroup>> = {
  Patients: 'Front desk',
  TPA: 'TPA',
  Charges: 'Billing',
  Pharmacy: 'Pharmacy',
  Finance: 'Finance',
  'Human Resource': 'HR',
  Communication: 'Communication',
  Settings: 'Setup',
  Reports: 'Reports',
};

/** The departments of the group Setup, in its order; each holds the screens that it sets up. */
export const setupDepartments = ['Hospital', 'Users and rights', 'Wards', 'Clinic', 'Theatre', 'Laboratory'] as const;

/** A department of the group Setup. */
export type SetupDepartment = (typeof setupDepartments)[number];

/** A screen as its area declares it. */
export interface MenuEntry extends Omit<MenuItem, 'group'> {
  readonly heading: Heading;
  /** The group that shows it; that of its heading where none is named. */
  readonly group?: ShownGroup;
  /** Its place below the heading, in steps of ten; no two have the same. */
  readonly order: number;
}

/** A heading with the screens below it. */
export interface MenuGroup {
  readonly title: Heading;
  readonly items: readonly MenuItem[];
}

/** The address of the gallery of reports; a right to any report opens it. */
export const galleryPath = 'report';

/** Only for administrators of the hospital group. */
export const administratorsOnly = { administrator: 'view add edit delete' } as const satisfies ScreenRoles;

/** Kept by administrators and looked at by those who watch over the house; others are named beside. */
export const overseen = {
  ...administratorsOnly,
  regionalHead: 'view',
  viewer: 'view',
} as const satisfies ScreenRoles;
