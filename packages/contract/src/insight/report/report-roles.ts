// Roles that may view reports to begin with, by the screens that show them the same rows; the roles of other reports are in their declarations.
import type { ScreenRoles } from '../../kernel/default-roles.ts';

/** Roles that see the lists of inpatients and of outpatients, and so the same patients in a report. */
export const seesPatients = {
  administrator: 'view',
  regionalHead: 'view',
  viewer: 'view',
  doctor: 'view',
  frontDesk: 'view',
  nurse: 'view',
  billing: 'view',
  approver: 'view',
} as const satisfies ScreenRoles;

/** Roles that see the ledger and the claims on payers. */
export const seesAccounts = {
  administrator: 'view',
  regionalHead: 'view',
  viewer: 'view',
  billing: 'view',
  approver: 'view',
} as const satisfies ScreenRoles;

/** Roles that see the collections of all collectors (R478). */
export const seesCollections = {
  administrator: 'view',
  approver: 'view',
  regionalHead: 'view',
} as const satisfies ScreenRoles;

/** Roles that see the amounts of charges by line. */
export const seesChargedAmounts = {
  administrator: 'view',
  regionalHead: 'view',
  billing: 'view',
  approver: 'view',
} as const satisfies ScreenRoles;

/** Roles that see the records of births and deaths. */
export const seesRecords = {
  administrator: 'view',
  regionalHead: 'view',
  viewer: 'view',
  doctor: 'view',
  frontDesk: 'view',
  nurse: 'view',
} as const satisfies ScreenRoles;
