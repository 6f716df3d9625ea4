// Tenants, hospitals, financial years and addresses on the wire.

import { orderKinds } from '@charaka/rules/clinic/order-step';
import { cashLimitModes } from '@charaka/rules/money/cash-limit-modes';
import { depositBases } from '@charaka/rules/money/deposit';
import { checklistModes } from '@charaka/rules/stay/discharge';
import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { count, day, flag, id, money, oneOf, optional, percent, requiredText, text } from '../../kernel/field.ts';
import { changedBy, versioned } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { pickRow } from '../../kernel/pick-row.ts';
import { shape } from '../../kernel/shape.ts';
import { hospitalSwitches, hospitalSwitchSpellings } from './hospital-switches.ts';
import { languageCodes } from './preference-choices.ts';
import { tenancyChecks } from './tenancy-checks.ts';
import { tenantCheckPath, tenantSpellings } from './tenant-check.ts';

/** Asks whether a tenant of that name is served (R055, R071). Called without tenant prefix and without a session. */
export const checkTenant = endpoint({
  path: tenantCheckPath,
  summary: 'Tells whether a tenant of that name is served.',
  permission: 'anyone',
  effect: 'read',
  input: shape({
    tenant: shape(
      {
        tenantName: requiredText(tenancyChecks.enterTenantName, 60),
        id: optional(id()),
        tenantCode: optional(text(60)),
        isActive: optional(flag()),
      },
      tenantSpellings,
    ),
  }),
  output: shape({
    tenant: shape(
      { id: id(), tenantName: text(), tenantCode: text(), displayName: text(), isActive: flag() },
      tenantSpellings,
    ),
  }),
});

const pictures = {
  image: optional(text(8_000_000)),
  miniLogo: optional(text(8_000_000)),
  appLogo: optional(text(8_000_000)),
};

/** A hospital as the session needs it (R140). */
export const hospital = shape(
  {
    hospitalId: id(),
    hospitalName: text(),
    currency: text(),
    currencySymbol: text(),
    countryId: id(),
    countryCode: text(),
    stateId: optional(id()),
    stateCode: optional(text()),
    /** As papers name it. */
    stateName: optional(text()),
    timezone: text(),
    dateFormat: count(),
    timeFormat: count(),
    address: optional(text()),
    address1: optional(text()),
    city: optional(text()),
    pincode: optional(text()),
    phone: optional(text()),
    email: optional(text()),
    gstNumber: optional(text()),
    drugLicenceNo: optional(text()),
    labAccreditation: optional(text()),
    inpatientAdmissionPrefix: text(),
    patientRegistrationPrefix: text(),
    pharmacySalePrefix: text(),
    isNonHospitalCharge: flag(),
    groupWiseFinalBill: flag(),
    creditLimit: money(),
    cashReceiptLimit: optional(money()),
    /** Reaction to cash beyond that limit or the legal one (Q115). */
    cashLimitReceipt: oneOf(cashLimitModes),
    refundLimit: optional(money()),
    discountLimit: optional(percent()),
    /** Null for readers who do not set up the hospital. */
    stockWriteOffLimit: optional(money()),
    medicineReturnDays: optional(count()),
    nearExpiryDays: optional(count()),
    prescriptionDays: optional(count()),
    secondApproval: optional(money()),
    thirdApproval: optional(money()),
    turnover: optional(money()),
    turnoverUntil: optional(day()),
    isOwnSecondLookAllowed: flag(),
    /** Dated settings of GST; without a day the specification's rule stands (R520, R521, FI044, PH058). */
    gstAfterDiscountSince: optional(day()),
    gstServicePlaceSince: optional(day()),
    roomTaxSince: optional(day()),
    medicineInTreatmentSince: optional(day()),
    upiAddress: optional(text()),
    upiPayeeName: optional(text()),
    /** Paid and authorised below so many percent of the running bill or the estimate is a low deposit; 0 warns never. */
    lowDepositPercent: count(),
    lowDepositOf: oneOf(depositBases),
    /** Kinds of orders of visits that begin before they are paid. */
    unpaidOrderKinds: z.array(oneOf(orderKinds)),
    /** The month a financial year begins with, 1-12; proposed for new ones. */
    startMonth: count(),
    /** Rent of beds is worked out from the stays. */
    isBedRentAutomatic: flag(),
    /** The hour by which a patient leaves without paying for that date, 0-24; 24 is midnight at its end. */
    bedCheckOutHour: count(),
    /** Leaving so many hours later at the latest costs half a day; without it a whole one. */
    bedHalfDayHours: optional(count()),
    /** A bed is to be cleaned after a patient before it can be given again. */
    isBedCleanedAfterStay: flag(),
    /** Reaction to departments that have not cleared a patient who leaves. */
    dischargeChecklist: oneOf(checklistModes),
    isActive: flag(),
    ...hospitalSwitches,
  },
  hospitalSwitchSpellings,
);

/** The organisation that all hospitals and patients of a tenant belong to: the specification knows no other (R014, R015). */
export const ORGANISATION_ID = 100;

/** From which sum on a refund, a discount or a write-off needs an approver is for those who set up the hospital. */
const limits = [
  'refundLimit',
  'discountLimit',
  'stockWriteOffLimit',
  'secondApproval',
  'thirdApproval',
  'turnover',
  'turnoverUntil',
] as const;

/** The hospitals the user may work in, by name (R135, R136); those that were closed only when asked for. */
export const listHospitals = endpoint({
  path: '/HospitalSetting/GetAllHospitals',
  summary: 'Lists the hospitals the user may work in.',
  permission: 'signed-in',
  effect: 'read',
  input: listInput({ isWithClosed: optional(flag()), organisationId: optional(id()) }),
  output: listOutput(pickRow(hospital, limits, 'add_hospital'), 'hospitalList'),
});

/** One hospital (R141); its pictures, base64 without a prefix, only when asked for, since the session keeps the rest. */
export const getHospital = endpoint({
  path: '/HospitalSetting/GetHospitalById',
  summary: 'Reads one hospital.',
  permission: 'signed-in',
  effect: 'read',
  openBefore: ['own-password', 'second-factor', 'enrolment'],
  input: shape({ hospital: shape({ hospitalId: id() }), isWithPictures: optional(flag()) }),
  output: shape({
    hospital: pickRow(
      shape({ ...hospital.shape, ...pictures, ...versioned }, hospitalSwitchSpellings),
      limits,
      'add_hospital',
    ),
    ...changedBy,
  }),
});

/** A financial year; `finYear` is its written name, as 2026-2027. */
export const financialYear = shape(
  {
    finYear: text(),
    yearFrom: text(),
    yearTo: text(),
    isActive: flag(),
    /** Receipts or bills are numbered in it. */
    isUsed: flag(),
  },
  { yearFrom: 'finYearFrom', yearTo: 'finYearTo' },
);

/** Financial years, the present one first, then older ones, then those to come; the first active one is the session's (R081). */
export const listFinancialYears = endpoint({
  path: '/HospitalSetting/GetAllFinancialYears',
  summary: 'Lists the financial years, the present one first.',
  permission: 'signed-in',
  effect: 'read',
  openBefore: ['own-password', 'second-factor', 'enrolment'],
  input: listInput({}),
  output: listOutput(financialYear, 'financialYrList'),
});

/** All countries (R259). */
export const listCountries = endpoint({
  path: '/Common/GetAllCountries',
  summary: 'Lists the countries.',
  permission: mayLookUp('add_hospital', 'Patients', 'Settings'),
  effect: 'read',
  input: listInput({}),
  output: listOutput(shape({ countryId: id(), countryName: text(), countryCode: text() }), 'tableCountry'),
});

/** The states of a country (R248). */
export const listStates = endpoint({
  path: '/Common/GetAllStatesByCountry',
  summary: 'Lists the states of a country.',
  permission: mayLookUp('add_hospital', 'Patients', 'Settings'),
  effect: 'read',
  input: listInput({ state: shape({ countryId: id() }) }),
  output: listOutput(shape({ stateId: id(), stateName: text(), stateCode: text(), countryId: id() }), 'tableState'),
});

/** The districts of a state with towns in them that are called otherwise; what a patient's city is proposed from (R234). */
export const listDistricts = endpoint({
  path: '/Common/GetAllDistrictsByStateId',
  summary: 'Lists the districts of a state with their towns.',
  permission: mayLookUp('add_hospital', 'Patients', 'Settings'),
  effect: 'read',
  input: listInput({ district: shape({ stateId: id() }) }, { district: 'stateDistrict' }),
  output: listOutput(
    shape({ districtId: id(), stateId: id(), districtName: text(), townNames: z.array(text()) }),
    'stateDistrictList',
  ),
});

/** The sub-divisions that the hospital keeps of a district, by name; none until it has written some down. */
export const listSubDivisions = endpoint({
  path: '/Common/GetAllSubDivisionByDistrictCode',
  summary: 'Lists the sub-divisions of a district that the hospital keeps. The code is the number of the district.',
  permission: mayLookUp('settings', 'Patients', 'Settings'),
  effect: 'read',
  input: listInput({
    subDivision: shape({
      districtCode: z.union([id(), text(10).regex(/^\d{1,9}$/, tenancyChecks.districtNotANumber.text)]),
    }),
  }),
  output: listOutput(shape({ subDivisionId: id(), subDivisionName: text(), districtName: text() }), 'subDivisionList'),
});

/** The languages a user may choose, with the numbers Windows knows them by (R010). */
export const listLanguages = endpoint({
  path: '/Common/GetAllLanguage',
  summary: 'Lists the languages of the screens.',
  permission: 'signed-in',
  effect: 'read',
  input: shape({}),
  output: shape(
    {
      languages: z.array(
        shape(
          { languageId: id(), lcid: count(), locale: text(), languageCode: oneOf(languageCodes) },
          { languageId: 'langId' },
        ),
      ),
    },
    { languages: 'languageList' },
  ),
});
