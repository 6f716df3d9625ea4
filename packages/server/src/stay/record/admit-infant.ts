// Admits the child of a birth as a newborn with a record and an admission of its own (Q86).

import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { admitInfant as admitInfantEndpoint } from '@charaka/contract/stay/record/birth';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import { nameInOne } from '@charaka/rules/person/person-name';
import { virtualBed } from '@charaka/rules/stay/bed-state';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findPatient, insertPatient, type PatientInput } from '../../people/patient/patient-store.ts';
import { readAdmission } from '../admission/admission-store.ts';
import { insertAdmission } from '../admission/admit-store.ts';
import { beginStay } from '../admission/bed-stay-store.ts';
import { endHolds } from '../bed/bed-hold-store.ts';
import { type LockedBed, lockBed } from '../bed/bed-occupancy.ts';
import { lockFreeBed } from '../bed/own-bed.ts';
import { type Birth, readBirth } from './birth-store.ts';
import { lockMother } from './check-birth.ts';
import { markNewborn, renameInfant } from './infant-store.ts';

/** Mother's admission first, then the bed: of two who admit the same child one does, and the other changes its name. */
export const admitInfant = handle(admitInfantEndpoint, async (call, input) => {
  const { birthId, infantName, bedId, doctorId } = input.infant;
  const { admissionId: motherAdmissionId } = await readBirth(call, birthId);
  const mother = await lockMother(call, motherAdmissionId);
  // Read again behind the lock: a colleague may have admitted the child in the meantime.
  const birth = await readBirth(call, birthId);
  if (birth.infantAdmissionId) {
    await renameInfant(call, birth.infantAdmissionId, infantName);
    call.say(recordSentences.newbornNamed);
    return { admissionId: birth.infantAdmissionId };
  }
  if (mother.isDischarged) refuse(recordSentences.motherDischarged);
  if (doctorId != null && !(await areDoctorsHere(call, [doctorId]))) refuse(fieldSentences.selectDoctor);
  const bed = bedId == null ? await bedWithMother(call) : await lockFreeBed(call, bedId);
  const admissionId = await insertNewborn(call, birth, { bed, doctorId: doctorId ?? null });
  await markNewborn(call, admissionId, { infantName, motherAdmissionId, birthId });
  // Waited for alone: should the bed be taken after all, its sentence must come before errors of later statements.
  await beginStay(call, admissionId, bed, call.now);
  await Promise.all([endHolds(call, bed.bedId)]);
  call.say(recordSentences.newbornAdmitted);
  return { admissionId };
});

/** No second patient lies in one bed: a child in its mother's bed takes the virtual one, which holds any number (Q78). */
async function bedWithMother(call: Call): Promise<LockedBed> {
  const bed = await lockBed(call, virtualBed.bedId);
  return bed?.isActive && bed.isVirtual ? bed : refuse(recordSentences.noVirtualBed);
}

/** The child's record takes address and contact of the mother; its name there is hers until it has one of its own. */
async function insertNewborn(
  call: Call,
  birth: Birth,
  { bed, doctorId }: { bed: LockedBed; doctorId: number | null },
): Promise<number> {
  const [mother, admission] = await Promise.all([
    findPatient(call, birth.patientId),
    readAdmission(call, birth.admissionId),
  ]);
  const { firstName, lastName, nationality, religion, contactNo, addressLineOne, addressLineTwo } = mother;
  const { countryId, stateId, city, pincode } = mother;
  const child: PatientInput = {
    salutation: 'Baby of.',
    firstName,
    lastName,
    sex: birth.sex,
    birthDate: birth.birthDate,
    motherName: nameInOne(mother.firstName, mother.middleName, mother.lastName),
    emergencyContactPerson: nameInOne(mother.firstName, mother.lastName),
    emergencyContactNo: contactNo,
    nationality,
    religion,
    contactNo,
    addressLineOne,
    addressLineTwo,
    countryId,
    stateId,
    city,
    pincode,
  };
  const facts = { stateCode: mother.stateCode ?? '', birthDate: birth.birthDate.slice(0, 10) };
  const patientId = await insertPatient(call, child, facts);
  const form = {
    patientId,
    admittedAt: call.now.toISOString(),
    doctorId: doctorId ?? admission.doctorId,
    departmentId: admission.departmentId,
    specializationId: admission.specializationId,
    patientType: 'General',
    patientCategory: 'General',
    admissionMode: 'General',
    admissionCategory: 'General',
    emergencyNumber: admission.emergencyNumber,
    guardianName: birth.motherName,
    guardianRelation: 'Mother',
  } as const;
  return insertAdmission(call, { form, admittedAt: call.now, bedId: bed.bedId, packageAmountPaise: null });
}
