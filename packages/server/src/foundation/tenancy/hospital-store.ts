// The SQL that sets hospitals up.

import type { setGstRule } from '@charaka/contract/foundation/tenancy/gst-rule';
import type { addHospital, pictureKinds } from '@charaka/contract/foundation/tenancy/hospital';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import { USUAL_GIFT_LIMIT } from '@charaka/rules/money/gift';
import { USUAL_REFUND_LIMIT } from '@charaka/rules/money/refund-way';
import sql, { raw, type Sql } from 'sql-template-tag';
import { type ColumnValues, changesOf, namesOf, valuesOf } from '../../kernel/column-values.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** A hospital as typed, with the code of its state. */
export type HospitalRecord = ParsedOf<typeof addHospital>['hospital'] & { readonly stateCode: string | null };

/** The first days of the dated GST settings of a hospital, as typed. */
export type GstRule = ParsedOf<typeof setGstRule>['hospital'];

/** Midnight at the end of a date: the census that most hospitals without a hotel's check-out hour go by. */
const MIDNIGHT_HOUR = 24;
/** Percent of the running bill a deposit should cover. */
/** The maximum that one person may write off the stock when the hospital has set no limit. */
const USUAL_WRITE_OFF_PAISE = 100_000;
const USUAL_RETURN_DAYS = 15;
const USUAL_NEAR_EXPIRY_DAYS = 90;
const USUAL_PRESCRIPTION_DAYS = 7;
const HALF = 50;

/** The columns of a hospital beside what is written to them. Empty text is no text. Rent counts from when it was turned on. */
function columnsOf(record: HospitalRecord, rentSinceBefore: Sql): ColumnValues {
  return {
    hospital_name: record.hospitalName,
    currency: record.currency,
    currency_symbol: record.currencySymbol,
    country_id: record.countryId,
    state_id: record.stateId ?? null,
    state_code: record.stateCode,
    timezone: record.timezone,
    date_format: record.dateFormat,
    time_format: record.timeFormat,
    address: record.address || null,
    address1: record.address1 || null,
    city: record.city || null,
    pincode: record.pincode || null,
    phone: record.phone || null,
    email: record.email || null,
    gst_number: record.gstNumber || null,
    drug_licence_no: record.drugLicenceNo || null,
    lab_accreditation: record.labAccreditation || null,
    inpatient_admission_prefix: record.inpatientAdmissionPrefix,
    patient_registration_prefix: record.patientRegistrationPrefix,
    pharmacy_sale_prefix: record.pharmacySalePrefix,
    is_non_hospital_charge: record.isNonHospitalCharge,
    group_wise_final_bill: record.groupWiseFinalBill,
    credit_limit_paise: record.creditLimit,
    cash_receipt_limit_paise: record.cashReceiptLimit ?? null,
    cash_limit_receipt: record.cashLimitReceipt ?? 'warn',
    refund_limit_paise: record.refundLimit ?? USUAL_REFUND_LIMIT,
    discount_limit_basis_points: record.discountLimit ?? USUAL_GIFT_LIMIT,
    stock_write_off_limit_paise: record.stockWriteOffLimit ?? USUAL_WRITE_OFF_PAISE,
    medicine_return_days: record.medicineReturnDays ?? USUAL_RETURN_DAYS,
    near_expiry_days: record.nearExpiryDays ?? USUAL_NEAR_EXPIRY_DAYS,
    prescription_days: record.prescriptionDays ?? USUAL_PRESCRIPTION_DAYS,
    second_approval_paise: record.secondApproval ?? null,
    third_approval_paise: record.thirdApproval ?? null,
    turnover_paise: record.turnover ?? null,
    turnover_until: record.turnoverUntil ?? null,
    is_own_second_look_allowed: record.isOwnSecondLookAllowed ?? false,
    upi_address: record.upiAddress || null,
    upi_payee_name: record.upiPayeeName || null,
    low_deposit_percent: record.lowDepositPercent ?? HALF,
    low_deposit_of: record.lowDepositOf ?? 'bill',
    unpaid_order_kinds: record.unpaidOrderKinds ?? [],
    start_month: record.startMonth,
    bed_rent_since: sql`case when ${record.isBedRentAutomatic ?? false}::boolean then coalesce(${rentSinceBefore}, now()) end`,
    bed_check_out_hour: record.bedCheckOutHour ?? MIDNIGHT_HOUR,
    bed_half_day_hours: record.bedHalfDayHours ?? null,
    is_bed_cleaned_after_stay: record.isBedCleanedAfterStay ?? false,
    discharge_checklist: record.dischargeChecklist ?? 'warn',
    ...switchColumns(record),
  };
}

function switchColumns(record: HospitalRecord) {
  return {
    lang_id: record.langId ?? null,
    languages: record.languages || null,
    district_code: record.districtCode || null,
    sub_division_id: record.subDivisionId ?? null,
    longitude: record.longitude ?? null,
    latitude: record.latitude ?? null,
    opd_record_months: record.opdRecordMonths ?? null,
    is_doctor_restricted: record.isDoctorRestricted ?? false,
    is_superadmin_restricted: record.isSuperadminRestricted ?? false,
    has_lab_signature: record.hasLabSignature ?? false,
    has_radiology_signature: record.hasRadiologySignature ?? false,
  };
}

/** Adds a hospital under the next number of the tenant and answers it. One at a time. */
export async function insertHospital(tx: Transaction, tenantId: number, record: HospitalRecord): Promise<number> {
  const columns = columnsOf(record, sql`null`);
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('hospital'), ${tenantId}::integer)`);
  const { hospitalId } = await tx.one<{ hospitalId: number }>(
    sql`insert into hospital (tenant_id, hospital_id, ${namesOf(columns)})
      values (${tenantId}, (select coalesce(max(hospital_id), 0) + 1 from hospital where tenant_id = ${tenantId}),
        ${valuesOf(columns)})
      returning hospital_id`,
    kernelSentences.nothingAdded,
  );
  return hospitalId;
}

/** Lets a user work in a hospital. */
export async function addMember(tx: Transaction, tenantId: number, hospitalId: number, userId: number): Promise<void> {
  await tx.rows(
    sql`insert into user_hospital (tenant_id, user_id, hospital_id) values (${tenantId}, ${userId}, ${hospitalId})`,
  );
}

/** How a refusal and the audit call a hospital. */
export const editedHospital = { table: 'hospital', wrapper: 'hospital', noun: words.hospital } as const;

/** Locks a hospital until the transaction ends. Refuses when the tenant has none of that number. */
export async function holdHospital(tx: Transaction, tenantId: number, hospitalId: number): Promise<void> {
  await tx.one(
    sql`select 1 from hospital where tenant_id = ${tenantId} and hospital_id = ${hospitalId} for no key update`,
    kernelSentences.hospitalDoesNotExist,
  );
}

/**
 * Gives a hospital that begins in India its rules of GST from today on: tax after every discount, where the service is performed, and
 * of rooms by their rate (Q261). Days that are set already stay.
 */
export async function beginGstRules(tx: Transaction, tenantId: number, hospitalId: number): Promise<void> {
  await tx.rows(sql`
    update hospital h set gst_after_discount_since = coalesce(h.gst_after_discount_since, d.today),
      gst_service_place_since = coalesce(h.gst_service_place_since, d.today), room_tax_since = coalesce(h.room_tax_since, d.today)
    from (select hospital_id, (now() at time zone timezone)::date as today from hospital where tenant_id = ${tenantId}) d
    where h.tenant_id = ${tenantId} and h.hospital_id = ${hospitalId} and d.hospital_id = h.hospital_id`);
}

/** Replaces the facts of a hospital. Refuses when the tenant has none of that number. */
export async function writeHospital(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
  record: HospitalRecord,
): Promise<void> {
  await tx.one(
    sql`update hospital set ${changesOf(columnsOf(record, sql`bed_rent_since`))}
      where tenant_id = ${tenantId} and hospital_id = ${hospitalId} returning hospital_id`,
    kernelSentences.hospitalDoesNotExist,
  );
}

/** Sets the first days of the dated GST settings; a day left out is cleared. */
export async function writeGstRule(tx: Transaction, tenantId: number, rule: GstRule): Promise<void> {
  await tx.rows(sql`
    update hospital set gst_after_discount_since = ${rule.gstAfterDiscountSince ?? null},
      gst_service_place_since = ${rule.gstServicePlaceSince ?? null}, room_tax_since = ${rule.roomTaxSince ?? null},
      medicine_in_treatment_since = ${rule.medicineInTreatmentSince ?? null}
    where tenant_id = ${tenantId} and hospital_id = ${rule.hospitalId}`);
}

const pictureColumns = { image: 'image', miniLogo: 'mini_logo', appLogo: 'app_logo' } as const;

/** Names the file of one picture, or none. Refuses when the tenant has no such hospital. */
export async function writePicture(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
  { kind, fileId }: { kind: (typeof pictureKinds)[number]; fileId: number | null },
): Promise<void> {
  const column = pictureColumns[kind];
  await tx.one(
    sql`update hospital set ${raw(column)} = null, ${raw(`${column}_file_id`)} = ${fileId}
      where tenant_id = ${tenantId} and hospital_id = ${hospitalId} returning hospital_id`,
    kernelSentences.hospitalDoesNotExist,
  );
}

/** Locks the hospital against new admissions and counts its users. Refuses when the tenant has none of that number. */
export async function lockHospital(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
): Promise<{ isActive: boolean; users: number }> {
  await tx.one(
    sql`select 1 from hospital where tenant_id = ${tenantId} and hospital_id = ${hospitalId} for update`,
    kernelSentences.hospitalDoesNotExist,
  );
  return tx.one(
    sql`select h.is_active,
        (select count(*) from app_user u where u.tenant_id = h.tenant_id and u.hospital_id = h.hospital_id
          and u.is_active) as users
      from hospital h where h.tenant_id = ${tenantId} and h.hospital_id = ${hospitalId}`,
    kernelSentences.hospitalDoesNotExist,
  );
}

/** Whether a user was given a hospital, open or closed. */
export async function isMember(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
  userId: number,
): Promise<boolean> {
  const found = await tx.row(sql`select 1 from user_hospital
    where tenant_id = ${tenantId} and hospital_id = ${hospitalId} and user_id = ${userId} and is_active`);
  return found !== undefined;
}

/** Opens or closes a hospital. */
export async function setOpen(tx: Transaction, tenantId: number, hospitalId: number, isOpen: boolean): Promise<void> {
  await tx.rows(sql`update hospital set is_active = ${isOpen}
    where tenant_id = ${tenantId} and hospital_id = ${hospitalId}`);
}

/** The code of a state and of its country; undefined when the country has no such state. */
export function findState(
  tx: Transaction,
  countryId: number,
  stateId: number,
): Promise<{ stateCode: string } | undefined> {
  return tx.row(sql`select state_code from state where country_id = ${countryId} and state_id = ${stateId}`);
}

/** The letters of a country; undefined when there is none of that number. */
export function findCountry(tx: Transaction, countryId: number): Promise<{ countryCode: string } | undefined> {
  return tx.row(sql`select country_code from country where country_id = ${countryId}`);
}
