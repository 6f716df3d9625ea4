// The first run of a tenant of one's own: how far its hospital is set up.

import { HOSPITAL_MENU_PATH } from '../../foundation/tenancy/hospital.ts';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, oneOf, optional } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { firstRunTopic } from './topics.ts';

/** Address of the wizard; below the menu path of hospitals, whose right it needs. */
export const FIRST_RUN_PATH = `${HOSPITAL_MENU_PATH}/first-run`;

/** The charge type of rent, as `tenant:create` makes it. */
export const RENT_CHARGE_TYPE_ID = 2;

/** The steps, in their order. */
export const firstRunSteps = [
  'hospital',
  'wards',
  'people',
  'prices',
  'clinic',
  'laboratory',
  'letterhead',
  'ready',
] as const;
/** The name of a step. */
export type FirstRunStep = (typeof firstRunSteps)[number];

const progress = { step: oneOf(firstRunSteps), isFinished: flag() };
/** How far the first run is, and what there is by now: what a first admission, a first visit and a first test need. */
const firstRun = shape({
  ...progress,
  hospitalId: id(),
  /** Without its state nobody can tell which GST a bill bears (R521). Hospitals outside of India need none. */
  isStateMissing: flag(),
  bedCount: count(),
  /** Log-ins besides that of the first administrator. */
  userCount: count(),
  doctorCount: count(),
  /** Charges besides the rent of beds, which comes with the beds. */
  chargeCount: count(),
  /** Days of the week on which a doctor sees outpatients, in all. */
  opdDayCount: count(),
  consultationFeeCount: count(),
  /** Number of parameters of the laboratory: the starting catalogue, or parameters of its own. */
  labParameterCount: count(),
  hasLetterhead: flag(),
});

/** Reads how far the first run is; nothing for a tenant that was not made by `npm run tenant:create`. An extension. */
export const getFirstRun = endpoint({
  path: '/HospitalSetting/GetFirstRun',
  summary: 'Tells how far a new tenant is set up.',
  permission: may('edit', HOSPITAL_MENU_PATH),
  effect: 'read',
  input: shape({}),
  output: shape({ firstRun: optional(firstRun) }),
});

/** Remembers where the first run goes on, or that it is done; a finished one stays finished. An extension. */
export const updateFirstRun = endpoint({
  path: '/HospitalSetting/UpdateFirstRun',
  logAs: ['first_run', 'changed'],
  summary: 'Remembers where the first run of a tenant goes on.',
  permission: may('edit', HOSPITAL_MENU_PATH),
  effect: 'write',
  changes: [firstRunTopic],
  input: shape({ firstRun: shape(progress) }),
  output: shape({}),
});
