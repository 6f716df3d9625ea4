// The words an admission is described with, and how its fields are spelled on the wire.
import { id, optional, text } from '../../kernel/field.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { staySpellings } from '../../people/patient/stay-spellings.ts';

export const patientTypes = ['TPA', 'Corporate', 'General', 'Govt', 'Cash Claim'] as const;
export const patientCategories = ['Staff', 'Trustee', 'General', 'Out patient'] as const;
export const admissionModes = ['General', 'Day Care', 'Procedure', 'Emergency', 'OPD', 'IVF', 'Dental'] as const;
export const admissionCategories = ['ICU', 'ITU', 'HDU', 'General', 'Cabin', 'OPD', 'Maternity'] as const;
export const rateTypes = ['General', 'Staff', 'Other'] as const;
export const advanceModes = ['Cash', 'Card', 'UPI', 'NEFT', 'Cheque'] as const;

/** The identifying fields every call on an admission shares, in all their spellings (Q25). */
export const admissionSpellings: Spellings = {
  ...staySpellings,
  patientId: ['patientUid', 'patient_UId', 'patientUID'],
  registrationNo: ['hospitalRegnNo', 'hospitalRegNo'],
  effectiveAdmittedAt: 'effectiveAdmissionDatetime',
  doctorId: ['staffId', 'doctor'],
  otherDoctor1Id: ['otherdoctor', 'otherDoctor'],
  otherDoctor2Id: ['otherdoctor2', 'otherDoctor2'],
  otherDoctor3Id: ['otherdoctor3', 'otherDoctor3'],
  specializationId: ['specialtycode', 'specialityCode'],
  estimatedAmount: ['estimateamount', 'estimatedAmount'],
  exceptionalAmount: ['exceptionalamount', 'exceptionalAmount'],
  estimatedStayDays: ['estimatestay', 'estimateStay'],
  emergencyNumber: ['emergencyNumber', 'patientEmergencyNumber'],
  associationId: ['associationId', 'tpa', 'corporate'],
  tpaAuthorized: ['tpaauthorizedforamount', 'tpaAuthorizedAmount', 'corporateAmount'],
  finalAuthorized: 'finalAuthorizedAmount',
  motherAdmissionId: 'motherRelId',
  bedTypeId: ['currentBedTypeId', 'bedType', 'admittedBedTypeId'],
  bedGroupId: ['currentBedGroupId', 'bedGroup', 'admittedBedGroupId'],
  bedId: ['currentBedId', 'bedNumber', 'admittedBedId'],
  bedFloorName: 'currentBedFloor',
  opdDoctorId: ['opdDoctorCode', 'opdDoctorName'],
  isOldPatient: 'oldPatient',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  ageYears: 'age',
  ageMonths: 'month',
  ageDays: 'day',
  birthDate: 'dateOfBirth',
  isPackageApplicable: 'packageApplicable',
  packages: 'packageIdList',
  referralCommission: 'referralCommision',
  isReferralPaid: ['isReferralPaid', 'isPaid'],
  advanceAmount: 'advanceamount',
  createdAt: 'createdOn',
  updatedAt: 'updatedOn',
  updatedByName: 'updatedBy',
  createdByName: 'createdBy',
};

/** Patient of a row about an inpatient; an infant's own name when there is one (Q86). */
export const inpatientName = {
  salutation: text(),
  firstName: text(),
  middleName: optional(text()),
  lastName: text(),
  infantName: optional(text()),
};

/** How calls that read one admission name it: its number, and the other two as screens send them along. */
export const namedAdmission = { admissionId: id(), patientId: optional(id()), registrationNo: optional(text()) };

/** A package of an admission, by the name it had (R423). */
export const admissionPackage = shape({ packageId: id(), packageName: text() });
