// Hospitals and financial years as they are set up, on the wire; reading them is in tenancy.ts.

import { orderKinds } from '@charaka/rules/clinic/order-step';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { cashLimitModes } from '@charaka/rules/money/cash-limit-modes';
import { depositBases } from '@charaka/rules/money/deposit';
import { checklistModes } from '@charaka/rules/stay/discharge';
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { day, flag, id, money, officePhone, oneOf, optional, percent, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { versioned } from '../../kernel/last-change.ts';
import { cleanedPicture, hasFewPixels, tooManyPixels } from '../../kernel/picture.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { accessTopic } from '../../kernel/topic.ts';
import { hospitalSwitches, hospitalSwitchSpellings } from './hospital-switches.ts';
import { financialYear, hospital } from './tenancy.ts';
import { tenancyChecks } from './tenancy-checks.ts';
import { financialYearTopic, hospitalTopic } from './topics.ts';

/** Menu path that rights on hospitals hang on. */
export const HOSPITAL_MENU_PATH = 'add_hospital';
/** Menu path that rights on financial years hang on. */
export const FINANCIAL_YEAR_MENU_PATH = 'add_hospital/financial-year';

/** Orders of a date: dd/mm/yyyy, mm/dd/yyyy, yyyy/mm/dd (R144). */
const dateFormats = [1, 2, 3] as const;
/** Clocks: to 12 or to 24 (R143). */
const timeFormats = [12, 24] as const;

const oneNumber = <const V extends readonly [number, number, ...number[]]>(values: V, message: string) =>
  z.literal(values, message);

function isTimeZone(value: string): boolean {
  // An offset as '+05:30' is none: it knows no summer time, and the database reads its sign the other way round.
  if (!/^[A-Z][A-Za-z_]*(\/[A-Za-z0-9_+-]+)*$/.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The mark before numbers, as IP in IP/12 (R140, R142). */
const prefix = (missing: Sentence) =>
  requiredText(missing, 8).regex(/^[A-Za-z0-9/-]+$/, tenancyChecks.prefixNotValid.text);

const days = () =>
  z.int(tenancyChecks.daysOutside.text).min(1, tenancyChecks.daysOutside.text).max(365, tenancyChecks.daysOutside.text);

const hospitalFields = {
  hospitalName: requiredText(tenancyChecks.enterHospitalName, 120),
  currency: requiredText(tenancyChecks.selectCurrency, 3).regex(/^[A-Z]{3}$/, tenancyChecks.currencyNotValid.text),
  currencySymbol: requiredText(tenancyChecks.enterCurrencySymbol, 5),
  countryId: id(fieldSentences.selectCountry),
  stateId: optional(id(fieldSentences.selectState)),
  timezone: requiredText(tenancyChecks.selectTimeZone, 60).refine(isTimeZone, tenancyChecks.timeZoneUnknown.text),
  dateFormat: oneNumber(dateFormats, tenancyChecks.selectDateFormat.text),
  timeFormat: oneNumber(timeFormats, tenancyChecks.selectTimeFormat.text),
  address: optional(text(300)),
  address1: optional(text(300)),
  city: optional(text(80)),
  pincode: optional(text(10)),
  phone: optional(officePhone(16)),
  email: optional(z.union([z.literal(''), z.email(fieldSentences.notValidEmail.text)])),
  /** Checked by its check sign and against the state in India. */
  gstNumber: optional(text(20).toUpperCase()),
  /** Licence numbers under which medicine is sold, as medicine bills name them. */
  drugLicenceNo: optional(text(60)),
  /** The accreditation of the laboratory, as its reports name it (LB053). */
  labAccreditation: optional(text(60)),
  inpatientAdmissionPrefix: prefix(tenancyChecks.enterAdmissionPrefix),
  patientRegistrationPrefix: prefix(tenancyChecks.enterRegistrationPrefix),
  pharmacySalePrefix: prefix(tenancyChecks.enterPharmacyPrefix),
  isNonHospitalCharge: flag(),
  groupWiseFinalBill: flag(),
  /** Most that a patient without an own limit may owe (Q59). */
  creditLimit: money(),
  /** The most cash taken with one receipt; without it any amount is (Q115). */
  cashReceiptLimit: optional(money()),
  /** Reaction to cash beyond that limit or the legal one; a warning when not set (Q115). */
  cashLimitReceipt: optional(oneOf(cashLimitModes)),
  /** Above this sum a refund needs an approver; Rs 2,000 unless another sum is entered (Q268). */
  refundLimit: optional(money()),
  /** Share of an account's list price that may be given up without an approver; 10 % when not set; 100 % needs no approver (Q137). */
  discountLimit: optional(percent(100)),
  /** Most that one person may write off from the pharmacy's stock at once; Rs 1,000 when not set (Q268). */
  stockWriteOffLimit: optional(money()),
  /** Days in which an outpatient may return medicine; 15 when not set (PH062). */
  medicineReturnDays: optional(days()),
  /** Days before the expiry from which a batch is near it; 90 when not set (PH099). */
  nearExpiryDays: optional(days()),
  /** Days in which a signed prescription is dispensed; 7 when not set (PH086). */
  prescriptionDays: optional(days()),
  /** The turnover of the year that ended on `turnoverUntil`; above Rs 10 crore tax is deducted from goods of suppliers (PH082). */
  turnover: optional(money()),
  turnoverUntil: optional(day()),
  /** Whether the seller's own second look replaces the check of high-alert medicine by another person (PH049). */
  isOwnSecondLookAllowed: optional(flag()),
  /** Above these totals a purchase order needs a second and a third approval; without a sum one approval is enough (PH026). */
  secondApproval: optional(money()),
  thirdApproval: optional(money()),
  /** UPI address and name of the hospital; without an address no QR code is shown. */
  upiAddress: optional(
    text(100).refine((value) => value === '' || /^[\w.-]+@[\w.-]+$/.test(value), tenancyChecks.upiAddressNotValid.text),
  ),
  upiPayeeName: optional(text(80)),
  /** Below so many percent of the running bill or the estimate a deposit is low; half the bill unless told, 0 warns never. */
  lowDepositPercent: optional(
    z
      .int(tenancyChecks.percentOutside.text)
      .min(0, tenancyChecks.percentOutside.text)
      .max(100, tenancyChecks.percentOutside.text),
  ),
  lowDepositOf: optional(oneOf(depositBases)),
  /** Kinds of orders of visits that begin before they are paid (OR012); none unless told. */
  unpaidOrderKinds: optional(z.array(oneOf(orderKinds)).max(orderKinds.length)),
  startMonth: z.int(tenancyChecks.selectMonth.text).min(1).max(12),
  /** How beds are charged and cleaned; off unless told. */
  isBedRentAutomatic: optional(flag()),
  bedCheckOutHour: optional(z.int(tenancyChecks.selectCheckOutHour.text).min(0).max(24)),
  bedHalfDayHours: optional(
    z
      .int(tenancyChecks.hoursOutside.text)
      .min(1, tenancyChecks.hoursOutside.text)
      .max(23, tenancyChecks.hoursOutside.text),
  ),
  isBedCleanedAfterStay: optional(flag()),
  /** Reaction to departments that have not cleared a patient who leaves; a warning when not set. */
  dischargeChecklist: optional(oneOf(checklistModes)),
  ...hospitalSwitches,
};

const savedHospital = shape({ hospital });

/** The fields of a hospital that does not exist yet. */
export const newHospital = shape(hospitalFields, hospitalSwitchSpellings);
/** A hospital with what is to be changed: left out optional fields are cleared (Q17). */
const changedHospital = shape({ hospitalId: id(), ...versioned, ...hospitalFields }, hospitalSwitchSpellings);

/** Adds a hospital; who adds it works there from now on. */
export const addHospital = endpoint({
  path: '/HospitalSetting/AddHospital',
  logAs: ['hospital', 'added'],
  summary: 'Adds a hospital.',
  permission: may('add', HOSPITAL_MENU_PATH),
  effect: 'write',
  changes: [accessTopic, hospitalTopic],
  input: shape({ hospital: newHospital }),
  output: savedHospital,
});

/** Replaces the facts of a hospital. Refused when somebody else changed it since the version named. */
export const updateHospital = endpoint({
  path: '/HospitalSetting/UpdateHospital',
  logAs: ['hospital', 'changed'],
  summary: 'Changes a hospital.',
  permission: may('edit', HOSPITAL_MENU_PATH),
  effect: 'write',
  changes: [accessTopic, hospitalTopic],
  input: shape({ hospital: changedHospital }),
  output: savedHospital,
});

/** Closes a hospital; refused while patients lie there. */
export const deleteHospital = endpoint({
  path: '/HospitalSetting/DeleteHospital',
  logAs: ['hospital', 'removed'],
  summary: 'Closes a hospital; its records stay.',
  permission: may('delete', HOSPITAL_MENU_PATH),
  effect: 'write',
  changes: [accessTopic, hospitalTopic],
  input: shape({ hospital: shape({ hospitalId: id() }) }),
  output: shape({}),
});

/** Opens a closed hospital again. It is nobody's place of work, so it is not named as one (`hospitalId`). */
export const reopenHospital = endpoint({
  path: '/HospitalSetting/ReopenHospital',
  logAs: ['hospital', 'reopened'],
  summary: 'Opens a closed hospital again.',
  permission: may('edit', HOSPITAL_MENU_PATH),
  effect: 'write',
  changes: [accessTopic, hospitalTopic],
  input: shape({ hospital: shape({ closedHospitalId: id() }) }),
  output: savedHospital,
});

/** The pictures of a hospital: head of papers without a letterhead, the small mark, the mark of the application. */
export const pictureKinds = ['image', 'miniLogo', 'appLogo'] as const;
/** The largest picture. */
export const MAX_LOGO_BYTES = 5_242_880;

/** Whether base64 text, without a prefix, holds a PNG or JPEG by its first bytes. */
export function isPngOrJpeg(base64: string): boolean {
  // 89 50 4E 47 0D 0A 1A 0A, and FF D8 FF, as base64 writes them.
  return /^(iVBORw0KGgo|\/9j\/)[A-Za-z0-9+/]*={0,2}$/.test(base64);
}

/** A PNG or JPEG as base64; a prefix falls away (R240). */
export const pictureText = z
  .string()
  .overwrite((value) => value.replace(/^data:[^,]*,/, ''))
  .refine(
    (value) => Math.floor((value.length * 3) / 4) <= MAX_LOGO_BYTES + 2,
    entrySentences.fileTooLargeMegabytes.text,
  )
  .refine(isPngOrJpeg, fieldSentences.pictureKindNotTaken.text)
  .refine(hasFewPixels, tooManyPixels.text)
  .overwrite(cleanedPicture);

/** Sets one picture of a hospital, or takes it away. A call of its own: a form of three would be too large to send. */
export const setHospitalPicture = endpoint({
  path: '/HospitalSetting/SetHospitalPicture',
  logAs: ['hospital_picture', 'changed'],
  bodyBytes: bodySize.file,
  summary: 'Sets one picture of a hospital; without a picture it is taken away.',
  permission: may('edit', HOSPITAL_MENU_PATH),
  effect: 'write',
  changes: [hospitalTopic],
  input: shape({ hospital: shape({ hospitalId: id(), kind: oneOf(pictureKinds), picture: optional(pictureText) }) }),
  output: shape({}),
});

/** A financial year as typed: its name is written on receipts and stays. */
export const financialYearForm = withChecks(
  shape(
    {
      finYear: requiredText(tenancyChecks.enterFinancialYearName, 20).regex(
        /^[A-Za-z0-9/-]+$/,
        tenancyChecks.prefixNotValid.text,
      ),
      yearFrom: day(tenancyChecks.enterFirstDay),
      yearTo: day(tenancyChecks.enterLastDay),
      isActive: flag(),
    },
    { yearFrom: 'finYearFrom', yearTo: 'finYearTo' },
  ),
  ({ yearFrom, yearTo }, context) => {
    if (yearFrom >= yearTo)
      context.addIssue({ code: 'custom', path: ['yearTo'], message: tenancyChecks.yearEndsBeforeBegin.text });
  },
);

const savedYear = shape({ financialYear });

/** Adds a financial year; active ones never overlap. */
export const addFinancialYear = endpoint({
  path: '/HospitalSetting/AddFinancialYear',
  logAs: ['financial_year', 'added'],
  summary: 'Adds a financial year.',
  permission: may('add', FINANCIAL_YEAR_MENU_PATH),
  effect: 'write',
  changes: [accessTopic, financialYearTopic],
  input: shape({ financialYear: financialYearForm }),
  output: savedYear,
});

/** Changes the days of a financial year not used yet, or closes and opens it (R081). */
export const updateFinancialYear = endpoint({
  path: '/HospitalSetting/UpdateFinancialYear',
  logAs: ['financial_year', 'changed'],
  summary: 'Changes, closes or opens a financial year.',
  permission: may('edit', FINANCIAL_YEAR_MENU_PATH),
  effect: 'write',
  changes: [accessTopic, financialYearTopic],
  input: shape({ financialYear: financialYearForm }),
  output: savedYear,
});

/** Deactivates a financial year in which nothing is numbered yet. */
export const deleteFinancialYear = endpoint({
  path: '/HospitalSetting/DeleteFinancialYear',
  logAs: ['financial_year', 'removed'],
  summary: 'Deactivates a financial year that was never used.',
  permission: may('delete', FINANCIAL_YEAR_MENU_PATH),
  effect: 'write',
  changes: [accessTopic, financialYearTopic],
  input: shape({ financialYear: shape({ finYear: text(20) }) }),
  output: shape({}),
});
