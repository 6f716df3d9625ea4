// Admits a patient to a bed: looks, decides and writes in one transaction (R365-R416).
import { admit as admitEndpoint, isVirtualBedMode } from '@charaka/contract/admission';
import { virtualBed } from '@charaka/rules/bed-state';
import { dateInZone } from '@charaka/rules/hospital-day';
import { endHolds } from '../bed/bed-hold-store.ts';
import {
  type BedHold,
  holdOn,
  type LockedBed,
  lockBed,
  type Occupant,
  occupantOf,
  refuseHeld,
  takenSentence,
} from '../bed/bed-occupancy.ts';
import { type Call, handle } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';
import { readAdmission } from './admission-store.ts';
import {
  type AdmissionForm,
  type AdmittedPatient,
  doctorsOf,
  insertAdmission,
  lockPatient,
  openAdmissionOf,
  type References,
  readReferences,
} from './admit-store.ts';
import { beginStay } from './bed-stay-store.ts';

/** A clerk's clock may run ahead of the server's by so much; such an admission counts as of now. */
const CLOCK_SKEW_MILLISECONDS = 5 * 60_000;

/**
 * Admits a patient. Patient and bed are locked before anything is looked at, so of two clerks who want the same bed, or admit the
 * same patient, one succeeds and the other reads who was first.
 */
export const admit = handle(admitEndpoint, async (call, input) => {
  const form = settledForm(input.admission);
  const admittedAt = admissionInstant(call, form.admittedAt);
  const bedId = form.bedId ?? refuse('Select Bed Number');
  const [patient, open, bed, occupant, hold, references] = await Promise.all([
    lockPatient(call, form.patientId),
    openAdmissionOf(call, form.patientId),
    lockBed(call, bedId),
    occupantOf(call, bedId, admittedAt),
    holdOn(call, bedId),
    readReferences(call, form),
  ]);
  if (open) refuse(`Patient Already In IPD. IPD Id: ${open.admissionId}, Bed No: ${open.bedName}`);
  checkPatient(call, patient, admittedAt);
  checkReferences(form, references);
  checkOutpatientDate(call, form);
  const freeBed = checkedBed(call, form, bed, { occupant, hold });
  const admissionId = await insertAdmission(call, { form, admittedAt, bedId });
  // Waited for alone: should the bed be taken after all, its sentence must not be overtaken by errors of what follows.
  await beginStay(call, admissionId, freeBed, admittedAt);
  const [admission] = await Promise.all([
    readAdmission(call, admissionId),
    endHolds(call, bedId),
    call.announce('admission', admissionId),
    call.announce('bed', bedId),
  ]);
  call.say('IPD Patient Added');
  return { admission };
});

/** The form without what its type, category and mode leave no room for (R384, R390), and with the preset bed (R391). */
function settledForm(form: AdmissionForm): AdmissionForm {
  const hasPayer = form.patientType === 'TPA' || form.patientType === 'Corporate';
  const hasCreditor = form.patientCategory === 'Staff' || form.patientCategory === 'Trustee';
  const noPayer = {
    associationId: null,
    insuranceId: null,
    tpaAuthorized: null,
    tpaPolicyNo: null,
    policyCardNo: null,
    ccnNo: null,
  };
  return {
    ...form,
    ...(hasPayer ? {} : noPayer),
    ...(hasCreditor ? {} : { creditorName: null }),
    ...(isVirtualBedMode(form.admissionMode)
      ? { ...virtualBed, opdNumber: null, opdDate: null, opdDoctorId: null }
      : {}),
  };
}

function admissionInstant(call: Call, typed: string): Date {
  const instant = new Date(typed);
  if (instant.getTime() > call.now.getTime() + CLOCK_SKEW_MILLISECONDS) refuse("Admission date can't be in the future");
  return instant > call.now ? call.now : instant;
}

function checkPatient(call: Call, patient: AdmittedPatient | undefined, admittedAt: Date): void {
  if (!patient) refuse('This patient does not exist');
  if (!patient.isActive) refuse('This patient is deactivated');
  if (dateInZone(admittedAt, call.hospital.timezone) < patient.birthDate)
    refuse("Admission date can't be before the patient's date of birth");
}

function checkReferences(form: AdmissionForm, found: References): void {
  const isDoctor = (id: number) => found.doctorIds.includes(id);
  if (!isDoctor(form.doctorId)) refuse('Select Doctor');
  if (!doctorsOf(form).every(isDoctor)) refuse('One of the other doctors is not an active doctor');
  if (!found.hasDepartment) refuse('Select department');
  if (!found.hasSpecialization) refuse('Select Speciality Code');
  if (form.patientType === 'TPA' && found.isCorporate !== false) refuse('Please select TPA');
  if (form.patientType === 'Corporate' && found.isCorporate !== true) refuse('Please select corporate');
  if (form.insuranceId != null && !found.hasInsurance) refuse('Select insurance company');
}

function checkOutpatientDate(call: Call, form: AdmissionForm): void {
  if (form.opdDate && form.opdDate.slice(0, 10) > dateInZone(call.now, call.hospital.timezone))
    refuse("OPD date can't be in the future");
}

/** The bed when it is the one the form describes and free; the virtual bed serves every hospital of the tenant (Q78). */
function checkedBed(
  call: Call,
  form: AdmissionForm,
  bed: LockedBed | undefined,
  { occupant, hold }: { occupant: Occupant | undefined; hold: BedHold | undefined },
): LockedBed {
  if (!bed?.isActive) refuse('This bed does not exist');
  if (isVirtualBedMode(form.admissionMode))
    return bed.isVirtual ? bed : refuse('The bed of IVF and Dental is not set up');
  if (bed.hospitalId !== call.hospital.hospitalId) refuse('This bed does not exist');
  if (bed.isVirtual) refuse(`Bed ${bed.bedName} is for IVF and Dental only`);
  if (bed.bedGroupId !== form.bedGroupId) refuse(`Bed ${bed.bedName} is not in the ward chosen`);
  if (bed.bedTypeId !== form.bedTypeId) refuse(`Bed ${bed.bedName} is not of the bed type chosen`);
  if (occupant) refuse(takenSentence(bed.bedName, occupant));
  refuseHeld(bed.bedName, hold, form.patientId);
  return bed;
}
