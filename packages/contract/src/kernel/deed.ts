// The deeds that are given alone, each below its screen: what moves money, changes what is known of a patient, or leaves the house (Q224, Q237).
import type { DefaultRole } from './default-roles.ts';

/** A deed as the matrix of rights shows it and as a tenant begins with it. */
interface Deed {
  /** English title; other languages translate it in `role.json`. */
  readonly title: string;
  /** Menu path of its screen. */
  readonly screen: string;
  /** The roles that have it to begin with. */
  readonly roles: readonly DefaultRole[];
}

const inpatients = 'ipd/ipd_registration';
const administrators = ['superAdministrator', 'administrator'] as const;
const cashDesks = [...administrators, 'billing', 'approver'] as const;

/**
 * Every deed by its name, which is also the key its right is kept under. A deed has one right, kept as `canView`: it is given or it
 * is not. Nobody has one by their number alone, not even role 0: who administers does not thereby do (Q233).
 */
const declared = {
  charge: { title: 'Post charges', screen: inpatients, roles: [...administrators, 'nurse', 'billing'] },
  'price-override': { title: 'Charge another price than listed', screen: inpatients, roles: cashDesks },
  discount: { title: 'Give a discount', screen: inpatients, roles: cashDesks },
  'receive-money': { title: 'Receive money', screen: inpatients, roles: [...cashDesks, 'frontDesk'] },
  refund: { title: 'Refund money', screen: inpatients, roles: cashDesks },
  'final-bill': { title: 'Make the final bill', screen: inpatients, roles: cashDesks },
  'cancel-bill': { title: 'Cancel a final bill', screen: inpatients, roles: administrators },
  'change-payer': { title: 'Change the payer', screen: inpatients, roles: [...administrators, 'billing'] },
  'initiate-discharge': {
    title: 'Initiate a discharge',
    screen: inpatients,
    roles: [...administrators, 'doctor', 'nurse', 'frontDesk', 'billing'],
  },
  'cancel-admission': { title: 'Cancel an admission', screen: inpatients, roles: administrators },
  'clinical-note': {
    title: 'Write clinical notes',
    screen: inpatients,
    roles: ['superAdministrator', 'doctor', 'nurse'],
  },
  'discharge-summary': {
    title: 'Write discharge summaries',
    screen: inpatients,
    roles: ['superAdministrator', 'doctor'],
  },
  'sign-summary': {
    title: 'Sign discharge summaries',
    screen: inpatients,
    roles: ['superAdministrator', 'doctor'],
  },
  'remove-documents': {
    title: 'Take back documents of others',
    screen: inpatients,
    roles: [...administrators, 'doctor'],
  },
  'sign-order': { title: 'Sign orders', screen: inpatients, roles: ['superAdministrator', 'doctor', 'nurse'] },
  'do-order': {
    title: 'Do orders',
    screen: 'investigation',
    roles: [...administrators, 'doctor', 'nurse', 'labTechnician', 'pathologist'],
  },
  'verify-order': { title: 'Verify results', screen: 'investigation', roles: ['superAdministrator', 'doctor'] },
  'all-queues': {
    title: 'See the queues of all doctors',
    screen: 'opd',
    roles: [...administrators, 'frontDesk', 'nurse'],
  },
  'confidential-results': {
    title: 'Read confidential results',
    screen: 'investigation/verify',
    roles: ['labTechnician', 'pathologist'],
  },
  'verify-laboratory': {
    title: 'Verify laboratory results',
    screen: 'investigation/verify',
    roles: ['pathologist'],
  },
  'undo-discharge': { title: 'Undo a discharge', screen: 'ipd/discharge_patient', roles: administrators },
  'write-off': { title: 'Write off a due', screen: 'bill/dues', roles: [...administrators, 'approver'] },
  'cancel-payer-receipt': {
    title: "Cancel a payer's receipt",
    screen: 'tpa/patient-outstanding',
    roles: administrators,
  },
  'merge-patients': { title: 'Merge patients', screen: 'patient_registration', roles: administrators },
  'read-chart': {
    title: 'Read charts',
    screen: 'patient_registration',
    roles: [...cashDesks, 'doctor', 'frontDesk', 'nurse', 'viewer'],
  },
  'read-notes': {
    title: 'Read consultation notes',
    screen: 'opd',
    roles: administrators,
  },
  'identity-facts': {
    title: 'See ID cards, income and religion',
    screen: 'patient_registration',
    roles: [...administrators, 'frontDesk'],
  },
  'health-facts': {
    title: 'See habits and illness histories',
    screen: 'patient_registration',
    roles: ['superAdministrator', 'doctor', 'frontDesk', 'nurse'],
  },
  export: {
    title: 'Export lists as files',
    screen: 'patient_registration',
    roles: [...cashDesks, 'regionalHead', 'frontDesk'],
  },
} as const satisfies Readonly<Record<string, Deed>>;

/** The name of a deed. */
export type DeedName = keyof typeof declared;

/** Every deed. */
export const deeds: Readonly<Record<DeedName, Deed>> = declared;

/** The names of all deeds, in the order the matrix shows them below their screens. */
export const deedNames = Object.keys(declared) as DeedName[];

/** Whether a word is the name of a deed. */
export function isDeed(name: string): name is DeedName {
  return Object.hasOwn(declared, name);
}

/** Deeds of a screen. */
export function deedsBelow(menuPath: string): DeedName[] {
  return deedNames.filter((name) => deeds[name].screen === menuPath);
}
