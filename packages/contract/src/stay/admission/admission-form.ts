// The admission form on the wire: what is typed about a new admission, with its advance and the booking it is made from.

import { isPhone } from '@charaka/rules/person/phone';
import { z } from 'zod';
import {
  count,
  day,
  flag,
  id,
  instant,
  money,
  oneOf,
  optional,
  percent,
  requiredText,
  text,
} from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { kindChecks, placeChecks } from './admission-checks.ts';
import { admissionChecks } from './admission-form-sentences.ts';
import {
  admissionCategories,
  admissionModes,
  admissionPackage,
  admissionSpellings,
  advanceModes,
  patientCategories,
  patientTypes,
  rateTypes,
} from './admission-words.ts';

/** The admission form (R365-R411). Bed fields are preset for IVF and Dental (R391); the checks across fields follow below. */
export const admissionFields = {
  patientId: id(fieldSentences.selectPatient),
  admittedAt: instant(fieldSentences.enterValidDate),
  doctorId: id(fieldSentences.selectDoctor),
  otherDoctor1Id: optional(id()),
  otherDoctor2Id: optional(id()),
  otherDoctor3Id: optional(id()),
  departmentId: id(admissionChecks.selectDepartment),
  specializationId: id(admissionChecks.selectSpecialityCode),
  patientType: oneOf(patientTypes, admissionChecks.selectPatientType),
  patientCategory: oneOf(patientCategories, admissionChecks.selectPatientCategory),
  admissionMode: oneOf(admissionModes, admissionChecks.selectAdmissionMode),
  admissionCategory: oneOf(admissionCategories, admissionChecks.selectAdmissionCategory),
  emergencyNumber: requiredText(admissionChecks.selectEmergencyNumber, 16).refine(
    isPhone,
    fieldSentences.enterValidMobileNo.text,
  ),
  emergencyContactPerson: optional(text(120)),
  bedTypeId: optional(id(fieldSentences.selectBedType)),
  bedGroupId: optional(id(fieldSentences.selectWard)),
  bedId: optional(id(fieldSentences.selectBedNumber)),
  estimatedAmount: optional(money()),
  exceptionalAmount: optional(money()),
  estimatedStayDays: optional(count().nonnegative().max(3650)),
  admittedBy: optional(text(120)),
  guardianName: optional(text(120)),
  guardianRelation: optional(text(60)),
  creditorName: optional(text(120)),
  isOldPatient: optional(flag()),
  associationId: optional(id(fieldSentences.selectTpa)),
  insuranceId: optional(id()),
  tpaAuthorized: optional(money()),
  tpaPolicyNo: optional(text(60)),
  policyCardNo: optional(text(60)),
  ccnNo: optional(text(60)),
  opdNumber: optional(text(40)),
  opdDate: optional(day()),
  opdDoctorId: optional(id()),
  referralId: optional(id()),
  referralName: optional(text(120)),
  /** Percent; taken from roles 0 and 19 alone, for others it is what is agreed with the referral (R393, Q83). */
  referralCommission: optional(percent(100)),
  isReferralPaid: optional(flag()),
  isPackageApplicable: optional(flag()),
  packages: optional(z.array(admissionPackage).max(20)),
  rateType: optional(oneOf(rateTypes)),
};

/** Why the patient lies in a ward for the other sex (Q288). */
const bedReason = { otherSexReason: optional(text(300)) };

/** Payment at admission: an amount in one mode; card and UPI need their last 4 digits (R476). */
const advance = {
  advanceAmount: optional(money()),
  advanceMode: optional(oneOf(advanceModes)),
  advanceReference: optional(text(35)),
};

/** The booking an admission is made from; it is settled with it, its advance becomes a payment (R394, R398, R399, Q79). */
const bookings = { appointmentId: optional(id()), visitId: optional(id()), theatreBookingId: optional(id()) };

const inputSpellings = {
  ...admissionSpellings,
  appointmentId: ['opdProvisionalBookingId', 'appointmentId'],
  visitId: 'opdScheduleId',
  theatreBookingId: 'otProvisionalBookingId',
};

/** A new admission as typed, with what must hold between its fields (R389, R396, R409-R412). */
export const admissionInput = withChecks(
  shape({ ...admissionFields, ...bedReason, ...advance, ...bookings }, inputSpellings),
  (form, context) => {
    for (const { field, sentence } of [...kindChecks(form), ...placeChecks(form)])
      context.addIssue({ code: 'custom', path: [field], message: sentence.text });
  },
);
