// Writes the patients of the demo, numbered in the order they first came.

import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import { allergiesByGroup } from './clinical-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import type { DemoPatient } from './draw-patients.ts';
import { Draws } from './draws.ts';
import { insertRows } from './insert-rows.ts';
import { drawRelative, phoneNumberOf, salutationOf } from './people.ts';
import { type DemoState, stateNamed } from './seed-hospitals.ts';
import { referrals } from './seed-referrals.ts';

/** A patient as admissions refer to one. */
export interface NumberedPatient {
  readonly patientId: number;
  readonly stateCode: string;
  readonly contactNo: string;
  readonly guardianName: string;
  readonly guardianRelation: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SHARE_WITH_ALLERGY = 0.12;
/** Phone numbers of relatives are counted apart from those of patients. */
const FIRST_RELATIVE_PHONE = 50_000;
const bloodGroups = ['A+', 'B+', 'O+', 'AB+', 'A-', 'B-', 'O-', 'AB-'] as const;
const drugs = Object.values(allergiesByGroup).flat();

/** When somebody was registered: shortly before the first visit, or at some time when there was none yet. */
function registeredAt(draws: Draws, patient: DemoPatient, now: Date): Date {
  const visits = patient.visits.map((visit) => visit.from.getTime());
  const first = visits.length > 0 ? Math.min(...visits) : now.getTime() - draws.whole(1, 390) * DAY;
  return new Date(first - draws.whole(8, 50) * MINUTE);
}

/** Writes patients of a tenant, numbered on from `after`, and answers what admissions need of each. */
export async function seedPatients(
  owner: pg.Client,
  { tenantId, tenantName }: DemoTenant,
  patients: readonly DemoPatient[],
  { states, now, after }: { readonly states: readonly DemoState[]; readonly now: Date; readonly after: number },
): Promise<Map<DemoPatient, NumberedPatient>> {
  const draws = new Draws(`${tenantName} patients${after === 0 ? '' : ' of the OPD'}`);
  const inOrder = patients
    .map((patient) => ({ patient, createdAt: registeredAt(draws, patient, now) }))
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const rows = inOrder.map(({ patient, createdAt }, index) => {
    const shared = patientRow(draws, patient, states);
    return { patientId: after + index + 1, ...shared.row, createdAt, updatedAt: createdAt, guardian: shared.guardian };
  });
  await insertRows(
    owner,
    tenantId,
    'patient',
    rows.map(({ guardian: _, ...row }) => row),
  );
  return new Map(
    rows.map(({ patientId, stateCode, contactNo, guardian }, index) => [
      (inOrder[index] as { patient: DemoPatient }).patient,
      { patientId, stateCode, contactNo, ...guardian },
    ]),
  );
}

function patientRow(draws: Draws, patient: DemoPatient, states: readonly DemoState[]) {
  const { hospital, ageYears, sex } = patient;
  const isMarried = ageYears >= 21 && draws.happens(0.85);
  const home = [hospital.stateName, hospital.city] as const;
  const [stateName, city] = patient.isFromOtherState ? draws.pick(hospital.otherStates) : home;
  const { stateId, stateCode } = stateNamed(states, hospital, stateName);
  const father = drawRelative(draws, patient, 'M');
  const relative = isMarried ? drawRelative(draws, patient, sex === 'M' ? 'F' : 'M') : father;
  const guardianName = `${relative.firstName} ${relative.lastName}`;
  const guardianRelation = isMarried ? (sex === 'M' ? 'Wife' : 'Husband') : 'Father';
  const hasIdCard = hospital.currency === 'INR' && draws.happens(0.4);
  const row = {
    hospitalId: hospital.hospitalId,
    salutation: salutationOf(patient, ageYears, isMarried),
    firstName: patient.firstName,
    lastName: patient.lastName,
    sex,
    birthDate: patient.birthDate,
    bloodGroup: draws.happens(0.7) ? draws.pick(bloodGroups) : null,
    maritalStatus: ageYears < 18 ? 'Unmarried' : isMarried ? 'Married' : 'Unmarried',
    religion: patient.religion,
    nationality: hospital.nationality,
    contactNo: phoneNumberOf(hospital, patient.phoneCount),
    email: draws.happens(0.2) ? `patient${hospital.hospitalId}-${patient.phoneCount}@mail.example` : null,
    addressLineOne: `${draws.whole(1, 180)} ${draws.pick(hospital.localities)}`,
    countryId: hospital.countryId,
    stateId,
    stateCode,
    city,
    pincode: hospital.pincodeStart + draws.digits((hospital.currency === 'INR' ? 6 : 4) - hospital.pincodeStart.length),
    fatherName: `${father.firstName} ${father.lastName}`,
    emergencyContactNo: phoneNumberOf(hospital, FIRST_RELATIVE_PHONE + patient.phoneCount),
    emergencyContactPerson: guardianName,
    idCardType: hasIdCard ? 'VoterId' : null,
    idCardNo: hasIdCard ? `DEMO${draws.digits(6)}` : null,
    idCardIssuer: hasIdCard ? 'Indian Gov.' : null,
    drugAllergy: draws.happens(SHARE_WITH_ALLERGY) ? draws.some(drugs, draws.whole(1, 2)).join('|') : null,
    referralId: draws.happens(0.15) ? draws.whole(1, referrals.length) : null,
    createdBy: userIdFor('frontdesk', hospital.hospitalId),
  };
  return { row, guardian: { guardianName, guardianRelation } };
}
