// Admits a patient to a bed: looks, decides and writes in one transaction (R365-R416).

import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import { admit as admitEndpoint, isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { virtualBed } from '@charaka/rules/stay/bed-state';
import { type Call, type Handler, handle } from '../../kernel/handler.ts';
import { HttpError, refuse } from '../../kernel/refusal.ts';
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
import { sexReason } from '../bed/ward-sex.ts';
import { reaches } from './admission-reach.ts';
import { checkPayer, checkPeople, type References, readReferences } from './admission-references.ts';
import { readAdmission } from './admission-store.ts';
import { type AdmittedPatient, insertAdmission, lockPatient, openAdmissionOf } from './admit-store.ts';
import type { AfterAdmission } from './after-admission-step.ts';
import { beginStay } from './bed-stay-store.ts';
import { admissionInstant, checkDays, settledPackages, settledReferral, withoutHidden } from './settle-form.ts';
import type { AdmissionForm } from './written-admission.ts';

/**
 * Admits a patient. Patient and bed are locked before anything is looked at, so of two clerks who want the same bed, or admit the
 * same patient, one succeeds and the other reads who was first. Then the steps, as first charges and advance, all in one
 * transaction.
 */
export function admit(steps: readonly AfterAdmission[]): Handler {
  return handle(admitEndpoint, async (call, input) => {
    const form = settledForm(input.admission);
    if (!reaches(call, form.admissionMode)) throw new HttpError(403, kernelSentences.notPermitted);
    const admittedAt = admissionInstant(call, form.admittedAt);
    const bedId = form.bedId ?? refuse(fieldSentences.selectBedNumber);
    const [patient, bed, open, occupant, hold, references] = await call.tx.behind(
      [() => lockPatient(call, form.patientId), () => lockBed(call, bedId)],
      () => [
        openAdmissionOf(call, form.patientId),
        occupantOf(call, bedId, admittedAt),
        holdOn(call, bedId),
        readReferences(call, form),
      ],
    );
    if (open) refuse(admissionSentences.patientInIpdWithBed({ admissionId: open.admissionId, bedName: open.bedName }));
    checkForm(call, form, { admittedAt, patient: checkedPatient(patient), references });
    const freeBed = checkedBed(call, form, bed, { occupant, hold });
    const otherSexReason = await sexReason(call, freeBed, form.patientId, form.otherSexReason);
    const [referral, { packages, packageAmountPaise }] = await Promise.all([
      settledReferral(call, form),
      settledPackages(call, form),
    ]);
    const settled = { ...form, ...referral, packages };
    const admissionId = await insertAdmission(call, { form: settled, admittedAt, bedId, packageAmountPaise });
    // Waited for alone: should the bed be taken after all, its sentence must come before errors of later statements.
    await beginStay(call, admissionId, freeBed, admittedAt, otherSexReason);
    for (const step of steps) await step(call, { admissionId, admittedAt, form: settled });
    const [admission] = await Promise.all([readAdmission(call, admissionId), endHolds(call, bedId)]);
    call.say(admissionSentences.ipdPatientAdded);
    return { admission };
  });
}

/** The form without what its type, category and mode leave no room for (R384, R390), and with the preset bed (R391). */
function settledForm(form: AdmissionForm): AdmissionForm {
  const hasPayer = form.patientType === 'TPA' || form.patientType === 'Corporate';
  const noPayer = {
    associationId: null,
    insuranceId: null,
    tpaAuthorized: null,
    tpaPolicyNo: null,
    policyCardNo: null,
    ccnNo: null,
  };
  return {
    ...withoutHidden(form),
    ...(hasPayer ? {} : noPayer),
    ...(isVirtualBedMode(form.admissionMode) ? virtualBed : {}),
  };
}

function checkedPatient(patient: AdmittedPatient | undefined): AdmittedPatient {
  if (!patient) return refuse(patientSentences.patientDoesNotExist);
  if (patient.isDeceased) refuse(admissionSentences.patientHasDied);
  return patient.isActive ? patient : refuse(admissionSentences.patientDeactivated);
}

function checkForm(
  call: Call,
  form: AdmissionForm,
  found: { admittedAt: Date; patient: AdmittedPatient; references: References },
): void {
  checkPeople(form, found.references);
  checkPayer(form, found.references);
  checkDays(call, form, found.admittedAt, found.patient.birthDate);
}

/** The bed when it is the one the form describes and free; the virtual bed serves every hospital of the tenant (Q78). */
function checkedBed(
  call: Call,
  form: AdmissionForm,
  bed: LockedBed | undefined,
  { occupant, hold }: { occupant: Occupant | undefined; hold: BedHold | undefined },
): LockedBed {
  if (!bed?.isActive) refuse(bedSentences.bedDoesNotExist);
  if (isVirtualBedMode(form.admissionMode)) return bed.isVirtual ? bed : refuse(admissionSentences.dayCareBedNotSetUp);
  if (bed.hospitalId !== call.hospital.hospitalId) refuse(bedSentences.bedDoesNotExist);
  if (bed.isVirtual) refuse(bedSentences.bedForDayCareOnly({ bedName: bed.bedName }));
  if (bed.bedGroupId !== form.bedGroupId) refuse(admissionSentences.bedInAnotherWard({ bedName: bed.bedName }));
  if (bed.bedTypeId !== form.bedTypeId) refuse(admissionSentences.bedOfAnotherType({ bedName: bed.bedName }));
  if (occupant) refuse(takenSentence(bed.bedName, occupant));
  refuseHeld(bed.bedName, hold, form.patientId);
  return bed;
}
