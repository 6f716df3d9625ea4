// Roles and log-ins of the demo. Rights are rules over menu paths, so that a screen built later falls under them by itself.

/** What a role sees, changes and deletes: a pattern of menu paths each. */
export interface DemoRole {
  readonly roleId: number;
  readonly roleName: string;
  readonly sees: RegExp;
  readonly changes: RegExp;
  /** What it adds to without changing what is there; left out, what it changes. */
  readonly adds?: RegExp;
  readonly deletes: RegExp;
}

const EVERYTHING = /^/;
/** The audit log and the records of staff tell everything of everybody: they are for administrators alone. */
const NOT_PERSONAL = /^(?!audit|human_resource)/;
const NOTHING = /^(?!)/;
/** Masters, staff and prices: the screens that decide how the hospital works. */
const NOT_SETTINGS =
  /^(?!.*(user_Collection|settings|hospital-charges|add_hospital|audit|master|role|staff|human_resource|payroll|finance|account))/;
const PATIENTS =
  /^(patient|ipd|opd|appointment|provisional-booking|ot-booking|emergency|dental|day|ivf|nursing|bed-availability|record|birth|death|mortuary)/;
/** The front desk also keeps who sent the patients. */
const FRONT_DESK = new RegExp(`${PATIENTS.source}|^referral$`);
/** Who takes money sees his own collection, and adding to it is closing his till; who may change it sees those of all. */
const COLLECTION = /^user_Collection_Report$/;
const together = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));
const MONEY =
  /^(patient_registration|provisional-booking|ot-booking|ipd|opd|emergency|dental|day-care|ivf|tpa|bill|payment|finance|report|approval)/;
/** Those who answer for the money see the collections of everybody. */
const MONEY_OF_ALL = together(MONEY, COLLECTION);
/** The desks that take money. */
const DESK = together(NOT_SETTINGS, COLLECTION);
const PHARMACY = /^(pharmacy|inventory)/i;
/** The pharmacy clears patients who leave, it does not discharge them; and it closes its tills. */
const PHARMACY_AND_CLEARANCE = /^(pharmacy|inventory|ipd\/discharge_patient$|user_Collection_Report$)/i;
/** The pharmacist also keeps the items of the pharmacy, which are settings to others. */
const PHARMACIST = new RegExp(`${DESK.source}|${PHARMACY.source}`, 'i');

/** The roles with a fixed meaning have the specification's numbers (R162-R166). */
export const roles: readonly DemoRole[] = [
  { roleId: 0, roleName: 'SuperAdmin', sees: EVERYTHING, changes: EVERYTHING, deletes: EVERYTHING },
  { roleId: 1, roleName: 'Doctor', sees: NOT_SETTINGS, changes: PATIENTS, deletes: NOTHING },
  { roleId: 13, roleName: 'Regional Head', sees: NOT_PERSONAL, changes: MONEY_OF_ALL, deletes: NOTHING },
  { roleId: 19, roleName: 'Admin', sees: EVERYTHING, changes: EVERYTHING, deletes: EVERYTHING },
  {
    roleId: 20,
    roleName: 'Pharmacist',
    sees: PHARMACIST,
    changes: PHARMACY,
    adds: PHARMACY_AND_CLEARANCE,
    deletes: PHARMACY,
  },
  {
    roleId: 30,
    roleName: 'Front Desk',
    sees: DESK,
    changes: FRONT_DESK,
    adds: together(FRONT_DESK, COLLECTION),
    deletes: NOTHING,
  },
  {
    roleId: 31,
    roleName: 'Nurse',
    sees: NOT_SETTINGS,
    changes: /^(ipd|emergency|day-care|nursing|bed-availability|ot-booking)/,
    deletes: NOTHING,
  },
  {
    roleId: 32,
    roleName: 'Billing',
    sees: /^(?!.*(staff|human_resource|role|audit))/,
    changes: MONEY,
    adds: MONEY_OF_ALL,
    deletes: NOTHING,
  },
  { roleId: 33, roleName: 'Approver', sees: NOT_PERSONAL, changes: MONEY_OF_ALL, deletes: NOTHING },
  { roleId: 34, roleName: 'Viewer', sees: NOT_PERSONAL, changes: NOTHING, deletes: NOTHING },
];

/** A log-in; the part before the @ of its e-mail address. */
export interface DemoUser {
  readonly userId: number;
  readonly loginName: string;
  readonly roleId: number;
  readonly isInAllHospitals: boolean;
}

export const demoPassword = 'Charaka#2026';

/** The log-ins every demo tenant has. */
export const demoUsers = [
  { userId: 1, loginName: 'admin', roleId: 0, isInAllHospitals: true },
  { userId: 2, loginName: 'manager', roleId: 19, isInAllHospitals: true },
  { userId: 3, loginName: 'doctor', roleId: 1, isInAllHospitals: true },
  { userId: 4, loginName: 'frontdesk', roleId: 30, isInAllHospitals: false },
  { userId: 5, loginName: 'nurse', roleId: 31, isInAllHospitals: false },
  { userId: 6, loginName: 'billing', roleId: 32, isInAllHospitals: false },
  { userId: 7, loginName: 'approver', roleId: 33, isInAllHospitals: true },
  { userId: 8, loginName: 'pharmacy', roleId: 20, isInAllHospitals: false },
  { userId: 9, loginName: 'viewer', roleId: 34, isInAllHospitals: true },
] as const satisfies readonly DemoUser[];

/** Who did a kind of work in a hospital: outside the first one it is the manager, who works in all. */
export function userIdFor(loginName: (typeof demoUsers)[number]['loginName'], hospitalId: number): number {
  const user = demoUsers.find((known) => known.loginName === loginName);
  return user && (user.isInAllHospitals || hospitalId === 1) ? user.userId : 2;
}
