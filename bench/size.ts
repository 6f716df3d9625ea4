// How a number of admissions spreads over tenants, hospitals, beds and time; seed and load both reckon with it.

/** The measures of a seeded database. Ids run from 1 in every tenant. */
export interface Size {
  readonly tenants: number;
  readonly admissionsPerTenant: number;
  readonly patientsPerTenant: number;
  readonly bedsPerHospital: number;
  /** Patients lying in each hospital now: the newest admissions. */
  readonly openPerHospital: number;
  /** A bed is given to a new patient every so many days. */
  readonly daysPerStay: number;
  /** How many times each bed was given. */
  readonly staysPerBed: number;
}

export const TENANTS = 10;
export const HOSPITALS_PER_TENANT = 2;
/** Charge lines of the one long bill of each hospital, and of every other admission. */
export const LONG_BILL_LINES = 300;
export const BILL_LINES = 5;
/** Price list of one hospital; the last tenth carries GST. */
export const CHARGES_PER_HOSPITAL = 60;
export const UNTAXED_CHARGES = 54;
const MOST_BEDS = 300;
const LEAST_BEDS = 10;
const HISTORY_DAYS = 730;
const SHORTEST_STAY_DAYS = 5;

/** Ten groups of two hospitals; more admissions mean a longer history, not more beds. */
export function sizeOf(admissions: number): Size {
  const admissionsPerTenant = Math.ceil(admissions / TENANTS / HOSPITALS_PER_TENANT) * HOSPITALS_PER_TENANT;
  const perHospital = admissionsPerTenant / HOSPITALS_PER_TENANT;
  const bedsPerHospital = Math.min(MOST_BEDS, Math.max(LEAST_BEDS, Math.ceil(perHospital * 0.06)));
  const staysPerBed = Math.ceil(perHospital / bedsPerHospital);
  return {
    tenants: TENANTS,
    admissionsPerTenant,
    patientsPerTenant: Math.ceil(admissionsPerTenant * 0.8),
    bedsPerHospital,
    openPerHospital: Math.min(Math.floor(perHospital * 0.05), Math.floor(bedsPerHospital * 0.85)),
    daysPerStay: Math.max(SHORTEST_STAY_DAYS, Math.floor(HISTORY_DAYS / staysPerBed)),
    staysPerBed,
  };
}

/** The admissions of a tenant are dealt to its hospitals in turn: 1 to the first, 2 to the second. */
export function hospitalOf(admissionId: number): number {
  return 1 + ((admissionId - 1) % HOSPITALS_PER_TENANT);
}

/** The newest admission of each hospital has the long bill. */
export function longBillAdmission(size: Size, hospitalId: number): number {
  return size.admissionsPerTenant - HOSPITALS_PER_TENANT + hospitalId;
}
