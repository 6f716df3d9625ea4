// Patients, admissions, charges and payments made through the API, for journeys that are about what comes after.

import { listStaff } from '../../packages/contract/src/foundation/staff/staff.ts';
import type { InputOf } from '../../packages/contract/src/kernel/endpoint.ts';
import { addCharges } from '../../packages/contract/src/money/charge/charge.ts';
import { addPayment } from '../../packages/contract/src/money/payment/payment.ts';
import { listCharges } from '../../packages/contract/src/money/tariff/tariff.ts';
import { addPatient } from '../../packages/contract/src/people/patient/patient.ts';
import { admit, cancelAdmission, listAdmissions } from '../../packages/contract/src/stay/admission/admission.ts';
import { listBeds, releaseBed } from '../../packages/contract/src/stay/bed/bed.ts';
import { initiateDischarge } from '../../packages/contract/src/stay/discharge/discharge.ts';
import type { Api } from './api.ts';

const DOCTOR_ROLE = 1;
let namesGiven = 0;

/** A surname nobody else has, in letters only: names take no digits (R224). */
export function freshSurname(beginning: string): string {
  namesGiven += 1;
  const number = `${Date.now().toString(36)}${namesGiven.toString(36)}`;
  return beginning + number.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? 'a');
}

type PatientForm = InputOf<typeof addPatient>['patient'];
type AdmissionForm = InputOf<typeof admit>['admission'];

/** A patient registered by a journey. */
export interface JourneyPatient {
  readonly patientId: number;
  readonly surname: string;
}

/** A patient admitted by a journey. */
export interface Inpatient extends JourneyPatient {
  readonly admissionId: number;
}

/** Registers a woman of 36 of the hospital's own state. */
export async function registerPatient(
  api: Api,
  beginning: string,
  changes: Partial<PatientForm> = {},
): Promise<JourneyPatient> {
  const lastName = freshSurname(beginning);
  const { patient } = await api.ask(addPatient, {
    patient: {
      salutation: 'Mrs.',
      firstName: 'Asha',
      lastName,
      sex: 'F',
      birthDate: '1990-05-01',
      nationality: 'Indian',
      contactNo: '9876543210',
      addressLineOne: '1 Park Street',
      countryId: 1,
      stateId: 19,
      city: 'Kolkata',
      ...changes,
    },
  });
  return { patientId: patient.patientId, surname: lastName };
}

/** The free beds of the hospital that take a woman, those of the general wards first. */
export async function freeBeds(api: Api) {
  const { rows } = await api.ask(listBeds, { pageNumber: 0, pageSize: 0, isFree: true });
  return rows
    .filter((bed) => !bed.isVirtual && bed.sexAllowed !== 'Male')
    .sort((one, other) => one.bedTypeId - other.bedTypeId);
}

/**
 * Registers somebody and admits her now. Without `changes` she comes for IVF, which takes no real bed: journeys about money
 * must not fill the wards of the demo.
 */
export async function admitSomebody(
  api: Api,
  beginning: string,
  changes: Partial<AdmissionForm> = {},
  ofPatient: Partial<PatientForm> = {},
): Promise<Inpatient> {
  const patient = await registerPatient(api, beginning, ofPatient);
  const staff = await api.ask(listStaff, { pageNumber: 1, pageSize: 0 });
  const doctor = staff.rows.find((row) => row.isActive && row.roleId === DOCTOR_ROLE);
  if (!doctor) throw new Error('The demo has no doctor');
  const { admission } = await api.ask(admit, {
    admission: {
      patientId: patient.patientId,
      admittedAt: new Date().toISOString(),
      doctorId: doctor.staffId,
      departmentId: doctor.departmentId ?? 1,
      specializationId: doctor.specializationId ?? 1,
      patientType: 'General',
      patientCategory: 'General',
      admissionMode: 'IVF',
      admissionCategory: 'General',
      emergencyNumber: '9800000000',
      estimatedAmount: 50_000,
      ...changes,
    },
  });
  return { ...patient, admissionId: admission.admissionId };
}

/** Registers somebody and admits her to a real bed that is free. */
export async function admitToBed(
  api: Api,
  beginning: string,
  changes: Partial<AdmissionForm> = {},
): Promise<Inpatient & { bedName: string }> {
  const [bed] = await freeBeds(api);
  if (!bed) throw new Error('The demo has no free bed left');
  const { bedTypeId, bedGroupId, bedId, bedName } = bed;
  const place = { admissionMode: 'General', bedTypeId, bedGroupId, bedId } as const;
  return { ...(await admitSomebody(api, beginning, { ...place, ...changes })), bedName };
}

/** Posts charges by their codes at the given rupees each. */
export async function postCharges(
  api: Api,
  admissionId: number,
  charges: readonly { code: string; rupees: number; quantity?: number }[],
): Promise<void> {
  const lines = [];
  for (const { code, rupees, quantity = 1 } of charges) {
    const { rows } = await api.ask(listCharges, { search: code });
    const charge = rows.find((row) => row.chargeCode === code);
    if (!charge) throw new Error(`The demo has no charge ${code}`);
    lines.push({ chargeId: charge.chargeId, appliedCharge: rupees, quantity });
  }
  await api.ask(addCharges, { admissionId, lines });
}

/** Records a payment in cash. */
export async function payCash(api: Api, admissionId: number, rupees: number): Promise<void> {
  await api.ask(addPayment, {
    payment: { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive', amount: rupees },
  });
}

/** Marks an admission for discharge, so that its final bill can be made. */
export async function beginDischarge(api: Api, admissionId: number): Promise<void> {
  await api.ask(initiateDischarge, { admission: { admissionId } });
}

/** Cancels the stays that journeys admitted under a surname; a stay that a failed try left with money on it remains. */
export async function cancelLeftovers(api: Api, beginning: string): Promise<void> {
  const { rows } = await api.ask(listAdmissions, {
    pageNumber: 1,
    pageSize: 0,
    isDischarged: false,
    filterParams: [{ columnName: 'name', filterValue: beginning, filterOption: 3 }],
  });
  for (const { admissionId } of rows)
    await api.ask(cancelAdmission, { admission: { admissionId } }).catch(() => undefined);
}

/** Releases whatever journeys reserved or blocked. */
export async function releaseHolds(api: Api): Promise<void> {
  const { rows } = await api.ask(listBeds, { pageNumber: 0, pageSize: 0 });
  for (const { bedId, holdKind } of rows) if (holdKind) await api.ask(releaseBed, { bed: { bedId } });
}
