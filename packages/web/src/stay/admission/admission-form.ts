// The values of the admission form, what it begins with, and what follows when a choice changes.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { admit, isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { kindChecks, placeChecks } from '@charaka/contract/stay/admission/admission-checks';
import { virtualBed } from '@charaka/rules/stay/bed-state';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { formChecks } from '../../kernel/form-checks.ts';
import { spoken } from '../../kernel/spoken.ts';
import { stripEmpty } from '../../kernel/strip-empty.ts';

/** The admission as it is sent. */
export type AdmitInput = InputOf<typeof admit>['admission'];
type NumberText = number | string;

const blank = {
  patientId: null as number | null,
  admittedAt: '' as string | null,
  isOldPatient: false,
  doctorId: null as number | null,
  otherDoctor1Id: null as number | null,
  otherDoctor2Id: null as number | null,
  otherDoctor3Id: null as number | null,
  departmentId: null as number | null,
  specializationId: null as number | null,
  patientType: null as AdmitInput['patientType'] | null,
  patientCategory: null as AdmitInput['patientCategory'] | null,
  admissionMode: null as AdmitInput['admissionMode'] | null,
  admissionCategory: null as AdmitInput['admissionCategory'] | null,
  emergencyNumber: '',
  emergencyContactPerson: '',
  bedTypeId: null as number | null,
  bedGroupId: null as number | null,
  bedId: null as number | null,
  otherSexReason: '',
  estimatedAmount: '' as NumberText,
  exceptionalAmount: '' as NumberText,
  estimatedStayDays: '' as NumberText,
  admittedBy: '',
  guardianName: '',
  guardianRelation: '',
  creditorName: '',
  associationId: null as number | null,
  insuranceId: null as number | null,
  tpaAuthorized: '' as NumberText,
  tpaPolicyNo: '',
  policyCardNo: '',
  ccnNo: '',
  opdNumber: '',
  opdDate: null as string | null,
  opdDoctorId: null as number | null,
  referralId: null as number | null,
  referralName: '',
  referralCommission: '' as NumberText,
  isReferralPaid: false,
  isPackageApplicable: false,
  packages: [] as { packageId: number; packageName: string }[],
  rateType: null as AdmitInput['rateType'] | null,
  advanceAmount: '' as NumberText,
  advanceMode: 'Cash' as AdmitInput['advanceMode'] | null,
  advanceReference: '',
};

/** Field values; an empty field is '' or null. */
export type AdmissionForm = typeof blank;
/** The form as its sections take it. */
export type AdmissionFormApi = UseFormReturnType<AdmissionForm>;

/** A new admission's form: now, and of the general kind, which most are; then what it was opened with. */
export function newAdmissionForm(now: Date = new Date(), preset: Partial<AdmissionForm> = {}): AdmissionForm {
  return {
    ...blank,
    admittedAt: now.toISOString(),
    patientType: 'General',
    patientCategory: 'General',
    admissionMode: 'General',
    admissionCategory: 'General',
    ...preset,
  };
}

const noBed = { bedTypeId: null, bedGroupId: null, bedId: null, otherSexReason: '' };
const noPayer = {
  associationId: null,
  insuranceId: null,
  tpaAuthorized: '',
  tpaPolicyNo: '',
  policyCardNo: '',
  ccnNo: '',
};
const noOutpatient = { opdNumber: '', opdDate: null, opdDoctorId: null };

/** Changes that follow the mode: IVF and Dental lie in the preset bed and have no OPD visit (R384, R391). */
export function withMode(form: AdmissionForm, mode: AdmissionForm['admissionMode']): Partial<AdmissionForm> {
  const isVirtual = isVirtualBedMode(mode);
  if (isVirtual) return { admissionMode: mode, ...virtualBed, ...noOutpatient };
  return isVirtualBedMode(form.admissionMode) ? { admissionMode: mode, ...noBed } : { admissionMode: mode };
}

/** Changes that follow the patient type: the payer fields are cleared (R389, R390). */
export function withPatientType(patientType: AdmissionForm['patientType']): Partial<AdmissionForm> {
  return { patientType, ...noPayer };
}

/** Changes that follow the payer: without a payer there is nothing to authorise (R387, R388). */
export function withAssociation(associationId: number | null): Partial<AdmissionForm> {
  return associationId === null ? noPayer : { associationId };
}

/** Department and speciality of a doctor in the staff list. */
interface WorkPlace {
  readonly departmentId?: number | null | undefined;
  readonly specializationId?: number | null | undefined;
}

/**
 * Changes that follow the doctor: takes the new doctor's department and speciality where empty or equal to the previous doctor's;
 * a value the user chose stays.
 */
export function withDoctor(
  form: Pick<AdmissionForm, 'departmentId' | 'specializationId'>,
  doctorId: number | null,
  now: WorkPlace | undefined,
  before: WorkPlace | undefined,
): Partial<AdmissionForm> {
  const follow = (field: keyof WorkPlace) =>
    form[field] === null || form[field] === before?.[field] ? (now?.[field] ?? null) : form[field];
  return { doctorId, departmentId: follow('departmentId'), specializationId: follow('specializationId') };
}

/** Doctors who may still be chosen in a field: not those of the other three fields (R396, Q84). */
export function takenDoctors(form: AdmissionForm, field: keyof AdmissionForm): readonly number[] {
  const fields = ['doctorId', 'otherDoctor1Id', 'otherDoctor2Id', 'otherDoctor3Id'] as const;
  return fields.filter((name) => name !== field).flatMap((name) => form[name] ?? []);
}

const contractChecks = formChecks(admit.input.shape.admission);

/** The sentences about the faults of a form, in the contract's words; what is wrong between fields at the same time (R400-R412). */
export function admissionFaults(form: AdmissionForm): FormErrors {
  const typed = stripEmpty(form) as Parameters<typeof kindChecks>[0];
  const crossed = [...kindChecks(typed), ...placeChecks(typed)];
  const faults: FormErrors = Object.fromEntries(crossed.map(({ field, sentence }) => [field, spoken(sentence)]));
  return { ...faults, ...contractChecks(form) };
}
