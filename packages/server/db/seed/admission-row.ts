// An admission of the demo as a row: the form a clerk would have filled in.
import { virtualBed } from '@charaka/rules/stay/bed-state';
import { userIdFor } from './access-data.ts';
import type { BedKindKey } from './bed-layout.ts';
import { departments, idIn, specializations } from './clinical-data.ts';
import type { Draws } from './draws.ts';
import type { Row } from './insert-rows.ts';
import type { NumberedAdmission } from './numbered-admission.ts';
import type { PlannedAdmission } from './plan-admissions.ts';
import { packagePaiseOf } from './seed-prices.ts';
import { referrals } from './seed-referrals.ts';
import type { DemoStaff } from './seed-staff.ts';

const CATEGORY_BY_BED: Readonly<Record<BedKindKey, string>> = {
  general: 'General',
  semiPrivate: 'General',
  privateCabin: 'Cabin',
  deluxeCabin: 'Cabin',
  intensive: 'ICU',
  highDependency: 'HDU',
  maternity: 'Maternity',
  dayCare: 'General',
};
const MINUTE = 60_000;
/** Which package of the list suits a kind of case, by its position. */
const PACKAGE_BY_KIND: Readonly<Record<string, number>> = { birth: 0, eye: 2, abdomen: 3, dialysis: 4 };
const PACKAGE_NAMES = [
  'Normal Delivery, 3 Days',
  '',
  'Cataract, Day Care',
  'Laparoscopic Gall Bladder',
  'Haemodialysis, Single',
];

/** The columns of the admission table but the registration number. */
export function admissionRow(draws: Draws, admission: NumberedAdmission, staff: readonly DemoStaff[]): Row {
  const { planned, patient, account } = admission;
  const { hospital, kind, admittedAt, leftAt } = planned;
  const bedIds = planned.stays.map((stay) => stay.bed?.bedId ?? virtualBed.bedId);
  const bookedAt = new Date(
    Math.min(admittedAt.getTime() + draws.whole(1, 12) * MINUTE, leftAt?.getTime() ?? Infinity),
  );
  return {
    admissionId: admission.admissionId,
    hospitalId: hospital.hospitalId,
    patientId: patient.patientId,
    admittedAt,
    effectiveAdmittedAt: bookedAt,
    ...doctors(draws, planned, staff),
    departmentId: idIn(departments, kind.department),
    specializationId: idIn(specializations, kind.specialization),
    ...categories(draws, planned, staff),
    estimatedAmountPaise: kind.beds.length === 0 || draws.happens(0.6) ? account.estimatedPaise : null,
    estimatedStayDays: Math.max(1, kind.nights[1]),
    emergencyNumber: patient.contactNo,
    emergencyContactPerson: patient.guardianName,
    admittedBy: patient.guardianName,
    guardianName: patient.guardianName,
    guardianRelation: patient.guardianRelation,
    isOldPatient: planned.patient.visits.some((visit) => visit.from < admittedAt),
    ...payerColumns(draws, admission),
    ...referralColumns(admission),
    ...packageColumns(draws, planned),
    admittedBedId: bedIds[0],
    currentBedId: bedIds.at(-1),
    ...stateColumns(planned),
    createdBy: userIdFor('frontdesk', hospital.hospitalId),
    createdAt: bookedAt,
    updatedAt: leftAt ?? planned.billedAt ?? planned.initiatedAt ?? bookedAt,
  };
}

function doctors(draws: Draws, { hospital, kind }: PlannedAdmission, staff: readonly DemoStaff[]) {
  const here = staff.filter((person) => person.roleId === 1 && person.hospitalId === hospital.hospitalId);
  const wanted = idIn(specializations, kind.specialization);
  const doctor = draws.pick(here.filter((person) => person.specializationId === wanted));
  const others = here.filter((person) => person.staffId !== doctor.staffId);
  return {
    doctorId: doctor.staffId,
    otherDoctor1Id: draws.happens(0.3) ? draws.pick(others).staffId : null,
  };
}

function categories(draws: Draws, { hospital, kind, mode, stays }: PlannedAdmission, staff: readonly DemoStaff[]) {
  const firstBed = stays[0]?.bed?.kind;
  const intensive = draws.happens(0.3) ? 'ITU' : 'ICU';
  const byBed = firstBed === 'intensive' ? intensive : firstBed ? CATEGORY_BY_BED[firstBed] : 'OPD';
  const patientCategory = draws.weighted([
    ['General', 92],
    ['Staff', 4],
    ['Trustee', 2],
    ['Out patient', 2],
  ] as const);
  const colleague = draws.pick(staff.filter((person) => person.hospitalId === hospital.hospitalId));
  const creditors = { Staff: `${colleague.firstName} ${colleague.lastName}`, Trustee: 'Demo Trust Board' } as const;
  return {
    patientCategory,
    admissionMode: mode,
    admissionCategory: byBed,
    isMaternity: kind.name === 'birth',
    creditorName: patientCategory === 'Staff' || patientCategory === 'Trustee' ? creditors[patientCategory] : null,
  };
}

function payerColumns(draws: Draws, { account }: NumberedAdmission) {
  const { patientType, associationId, insuranceId } = account.payer;
  const isTpa = patientType === 'TPA';
  return {
    patientType,
    associationId,
    insuranceId,
    tpaAuthorizedPaise: account.authorizedPaise,
    finalAuthorizedPaise: account.finalAuthorizedPaise,
    tpaPolicyNo: isTpa ? `POL/${draws.digits(8)}` : null,
    policyCardNo: isTpa ? `CARD-${draws.digits(6)}` : null,
    ccnNo: isTpa && draws.happens(0.7) ? `CCN-${draws.digits(7)}` : null,
  };
}

/** Every seventh stay was referred; of those discharged every other commission is paid. */
function referralColumns({ admissionId, planned: { state } }: NumberedAdmission) {
  const place = admissionId % 7 === 0 ? admissionId / 7 : undefined;
  return {
    referralId: place === undefined ? null : 1 + (place % referrals.length),
    referralName: place === undefined ? null : (referrals[place % referrals.length]?.referralName ?? null),
    isReferralPaid: place !== undefined && place % 2 === 0 && state === 'discharged',
  };
}

/** Some come for a package; its lines are charged like any others. */
function packageColumns(draws: Draws, { hospital, kind }: PlannedAdmission) {
  const position = PACKAGE_BY_KIND[kind.name];
  if (position === undefined || !draws.happens(0.15)) {
    return { isPackageApplicable: false, packages: null, packageAmountPaise: null };
  }
  const packageId = hospital.ids.package + position;
  return {
    isPackageApplicable: true,
    packages: [{ packageId, packageName: PACKAGE_NAMES[position] }],
    packageAmountPaise: packagePaiseOf(hospital, packageId),
  };
}

function stateColumns({ state, initiatedAt, leftAt }: PlannedAdmission) {
  const isDischarged = state === 'discharged';
  const isCancelled = state === 'cancelled';
  return {
    isDischargeInitiated: initiatedAt !== null,
    dischargeInitiatedAt: initiatedAt,
    isFinalBill: state === 'billed' || isDischarged,
    isDischarged,
    dischargedAt: isDischarged ? leftAt : null,
    dischargeKind: isDischarged ? 'Routine' : null,
    isCancelled,
    cancelledAt: isCancelled ? leftAt : null,
    cancelReason: isCancelled ? 'Patient went to another hospital' : null,
  };
}
