// The values of the hospital form, what it begins with, and the choices of its selects.

import { type addHospital, newHospital } from '@charaka/contract/foundation/tenancy/hospital';
import type { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { OrderKind } from '@charaka/rules/clinic/order-step';
import type { ChecklistMode } from '@charaka/rules/stay/discharge';
import type { UseFormReturnType } from '@mantine/form';
import { formChecks } from '../../kernel/form-checks.ts';
import type { Choice } from '../../ui/field/form-fields.tsx';

/** A hospital as kept. */
export type Hospital = OutputOf<typeof getHospital>['hospital'];

/** Fields without an input in the form, sent back unchanged. */
function keptAsTheyAre(hospital: Hospital | null) {
  return {
    langId: hospital?.langId ?? null,
    languages: hospital?.languages ?? null,
    districtCode: hospital?.districtCode ?? null,
    subDivisionId: hospital?.subDivisionId ?? null,
    longitude: hospital?.longitude ?? null,
    latitude: hospital?.latitude ?? null,
    opdRecordMonths: hospital?.opdRecordMonths ?? null,
    isDoctorRestricted: hospital?.isDoctorRestricted ?? false,
    isSuperadminRestricted: hospital?.isSuperadminRestricted ?? false,
    hasLabSignature: hospital?.hasLabSignature ?? false,
    hasRadiologySignature: hospital?.hasRadiologySignature ?? false,
  };
}

const blank = {
  hospitalName: '',
  currency: 'INR',
  currencySymbol: '₹',
  countryId: 1 as number | null,
  stateId: null as number | null,
  timezone: 'Asia/Kolkata',
  dateFormat: 1 as number | null,
  timeFormat: 12 as number | null,
  address: '',
  address1: '',
  city: '',
  pincode: '',
  phone: '',
  email: '',
  gstNumber: '',
  drugLicenceNo: '',
  labAccreditation: '',
  inpatientAdmissionPrefix: 'IP',
  patientRegistrationPrefix: 'MR',
  pharmacySalePrefix: 'PH',
  isNonHospitalCharge: false,
  groupWiseFinalBill: false,
  creditLimit: 0 as number | string,
  cashReceiptLimit: 199_999 as number | string,
  cashLimitReceipt: 'warn' as Hospital['cashLimitReceipt'] | null,
  refundLimit: 2000 as number | string,
  discountLimit: 10 as number | string,
  stockWriteOffLimit: 1_000 as number | string,
  medicineReturnDays: 15 as number | string,
  nearExpiryDays: 90 as number | string,
  prescriptionDays: 7 as number | string,
  secondApproval: '' as number | string,
  thirdApproval: '' as number | string,
  turnover: '' as number | string,
  turnoverUntil: null as string | null,
  isOwnSecondLookAllowed: false,
  upiAddress: '',
  upiPayeeName: '',
  lowDepositPercent: 50 as number | string,
  lowDepositOf: 'bill' as Hospital['lowDepositOf'] | null,
  unpaidOrderKinds: [] as OrderKind[],
  startMonth: 4 as number | null,
  isBedRentAutomatic: false,
  bedCheckOutHour: 24 as number | null,
  bedHalfDayHours: '' as number | string,
  isBedCleanedAfterStay: false,
  dischargeChecklist: 'warn' as ChecklistMode | null,
  ...keptAsTheyAre(null),
};

/** Field values; amounts in rupees. */
export type HospitalForm = typeof blank;
/** The form as its sections take it. */
export type HospitalFormApi = UseFormReturnType<HospitalForm>;

/** The form of a hospital, or of a new one that is where the present one is. */
export function formOfHospital(hospital: Hospital | null, present: Hospital | null): HospitalForm {
  if (!hospital) {
    if (!present) return blank;
    const { currency, currencySymbol, countryId, timezone, dateFormat, timeFormat, startMonth } = present;
    const stateId = present.stateId ?? null;
    return { ...blank, currency, currencySymbol, countryId, stateId, timezone, dateFormat, timeFormat, startMonth };
  }
  const kept = Object.keys(blank).map((name) => {
    const key = name as keyof HospitalForm;
    return [key, hospital[key] ?? (key === 'stateId' ? null : '')];
  });
  const {
    cashReceiptLimit: limit,
    discountLimit,
    refundLimit,
    stockWriteOffLimit,
    turnover,
    secondApproval,
    thirdApproval,
  } = hospital;
  return {
    ...(Object.fromEntries(kept) as HospitalForm),
    ...keptAsTheyAre(hospital),
    creditLimit: hospital.creditLimit / 100,
    cashReceiptLimit: limit == null ? '' : limit / 100,
    refundLimit: refundLimit == null ? '' : refundLimit / 100,
    discountLimit: discountLimit == null ? '' : discountLimit / 100,
    stockWriteOffLimit: stockWriteOffLimit == null ? '' : stockWriteOffLimit / 100,
    secondApproval: secondApproval == null ? '' : secondApproval / 100,
    thirdApproval: thirdApproval == null ? '' : thirdApproval / 100,
    turnover: turnover == null ? '' : turnover / 100,
    turnoverUntil: hospital.turnoverUntil ?? null,
  };
}

/** The sentences about the faults of a form. */
export const hospitalFaults = formChecks(newHospital);

/** A hospital as it is sent. */
export type HospitalInput = InputOf<typeof addHospital>['hospital'];

const asChoices = (values: readonly string[], labelOf: (value: string) => string): Choice<string>[] =>
  [...new Set(values)].map((value) => ({ value, label: labelOf(value) }));

/** Currencies with their names in the language of the screen. */
export function currencyChoices(language: string): Choice<string>[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return asChoices(['INR', 'BDT', ...Intl.supportedValuesOf('currency')], (code) => `${code} · ${names.of(code)}`);
}

/** The hours by which patients leave; 0 charges every date of the calendar, 24 is midnight at the end of the date. */
export function checkOutChoices(midnight: string): Choice<number>[] {
  return Array.from({ length: 25 }, (_, hour) => ({
    value: hour,
    label: hour === 24 ? midnight : `${String(hour).padStart(2, '0')}:00`,
  }));
}

/** The months by name in the language of the screen. */
export function monthChoices(language: string): Choice<number>[] {
  const written = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => ({
    value: month + 1,
    label: written.format(Date.UTC(2026, month, 1)),
  }));
}
