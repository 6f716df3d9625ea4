// The SQL of hospitals, financial years and addresses.

import type { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { readPictures } from '../../kernel/picture-file.ts';
import type { Transaction } from '../../kernel/transaction.ts';

const hospitalFields = sql`h.hospital_id, h.hospital_name, h.currency, h.currency_symbol, h.country_id, c.country_code,
  h.state_id, h.state_code, st.state_name, h.timezone, h.date_format, h.time_format, h.address, h.address1, h.city, h.pincode, h.phone, h.email,
  h.gst_number, h.drug_licence_no, h.lab_accreditation, h.inpatient_admission_prefix, h.patient_registration_prefix, h.pharmacy_sale_prefix,
  h.is_non_hospital_charge, h.group_wise_final_bill, h.credit_limit_paise as credit_limit,
  h.cash_receipt_limit_paise as cash_receipt_limit, h.cash_limit_receipt, h.refund_limit_paise as refund_limit,
  h.discount_limit_basis_points as discount_limit, h.stock_write_off_limit_paise as stock_write_off_limit, h.medicine_return_days,
  h.near_expiry_days,
  h.prescription_days, h.is_own_second_look_allowed, h.second_approval_paise as second_approval, h.third_approval_paise as third_approval,
  h.turnover_paise as turnover, h.turnover_until, h.gst_after_discount_since,
  h.gst_service_place_since,
  h.room_tax_since, h.medicine_in_treatment_since, h.upi_address, h.upi_payee_name, h.low_deposit_percent, h.low_deposit_of, h.unpaid_order_kinds, h.start_month,
  h.bed_rent_since is not null as is_bed_rent_automatic, h.bed_check_out_hour, h.bed_half_day_hours,
  h.is_bed_cleaned_after_stay, h.discharge_checklist, h.is_active, h.lang_id, h.languages, h.district_code, h.sub_division_id,
  h.longitude::float8 as longitude, h.latitude::float8 as latitude, h.opd_record_months, h.is_doctor_restricted,
  h.is_superadmin_restricted, h.has_lab_signature, h.has_radiology_signature`;
const hospitalTables = sql`hospital h join country c on c.country_id = h.country_id
  left join state st on st.state_id = h.state_id`;

/** The pictures of a hospital, base64 without a prefix. */
type HospitalPictures = Record<'image' | 'miniLogo' | 'appLogo', string | null>;
type PictureFiles = Record<'imageFileId' | 'miniLogoFileId' | 'appLogoFileId', number | null>;

/** The open hospitals of these numbers, by name. */
export function hospitalList(tenantId: number, hospitalIds: readonly number[]): ListSource {
  return hospitalsWhere(sql`h.tenant_id = ${tenantId} and h.hospital_id = any(${hospitalIds}::integer[])`);
}

/** The open and closed hospitals a user works or worked in, by name; without a user all of the tenant. */
export function everyHospitalList(tenantId: number, userId: number | undefined): ListSource {
  if (userId === undefined) return hospitalsWhere(sql`h.tenant_id = ${tenantId}`);
  return hospitalsWhere(sql`h.tenant_id = ${tenantId} and exists (
    select 1 from user_hospital m where m.tenant_id = h.tenant_id and m.hospital_id = h.hospital_id
      and m.user_id = ${userId} and m.is_active)`);
}

function hospitalsWhere(where: Sql): ListSource {
  return {
    select: hospitalFields,
    from: hospitalTables,
    where,
    columns: {
      hospitalId: { sql: sql`h.hospital_id`, kind: 'number' },
      hospitalName: { sql: sql`h.hospital_name`, kind: 'text' },
      city: { sql: sql`h.city`, kind: 'text' },
      countryId: { sql: sql`h.country_id`, kind: 'number' },
      stateId: { sql: sql`h.state_id`, kind: 'number' },
      isActive: { sql: sql`h.is_active`, kind: 'flag' },
    },
    tieBreak: sql`h.hospital_id`,
    defaultOrder: sql`h.hospital_name`,
  };
}

/** One hospital. Refuses when the tenant has none of that number. */
export function findHospital(
  tx: Transaction,
  tenantId: number,
  hospitalId: number,
): Promise<OutputOf<typeof getHospital>['hospital']> {
  return tx.one(
    sql`select ${hospitalFields} from ${hospitalTables} where h.tenant_id = ${tenantId} and h.hospital_id = ${hospitalId}`,
    kernelSentences.hospitalDoesNotExist,
  );
}

/** The pictures of a hospital, base64. Refuses when the tenant has none of that number. */
export async function findPictures(call: Call, hospitalId: number): Promise<HospitalPictures> {
  const named = await call.tx.one<HospitalPictures & PictureFiles>(
    sql`select image, image_file_id, mini_logo, mini_logo_file_id, app_logo, app_logo_file_id from hospital
      where tenant_id = ${call.tenantId} and hospital_id = ${hospitalId}`,
    kernelSentences.hospitalDoesNotExist,
  );
  const [image = null, miniLogo = null, appLogo = null] = await readPictures(call, [
    { fileId: named.imageFileId, text: named.image },
    { fileId: named.miniLogoFileId, text: named.miniLogo },
    { fileId: named.appLogoFileId, text: named.appLogo },
  ]);
  return { image, miniLogo, appLogo };
}

/** The column `isUsed` of a financial year: numbers of receipts or bills were given in it. */
export const financialYearFields = sql`y.fin_year, y.year_from, y.year_to, y.is_active, exists (
  select 1 from number_series n where n.tenant_id = y.tenant_id and n.fin_year = y.fin_year) as is_used`;

/** Financial years of the tenant, newest first; years that have not begun on `today`, the hospital's day, come last. */
export function financialYearList(tenantId: number, today: string): ListSource {
  return {
    select: financialYearFields,
    from: sql`financial_year y`,
    where: sql`tenant_id = ${tenantId}`,
    columns: {
      finYear: { sql: sql`fin_year`, kind: 'text' },
      yearFrom: { sql: sql`year_from`, kind: 'day' },
      yearTo: { sql: sql`year_to`, kind: 'day' },
      isActive: { sql: sql`is_active`, kind: 'flag' },
    },
    tieBreak: sql`fin_year`,
    // The first one is the session's (R081).
    defaultOrder: sql`(year_from <= ${today}::date) desc, year_from desc`,
  };
}

/** Every country by its number: the ones our hospitals are in come first, the others follow by name. */
export const countryList: ListSource = {
  select: sql`country_id, country_name, country_code`,
  from: sql`country`,
  where: sql`true`,
  columns: {
    countryId: { sql: sql`country_id`, kind: 'number' },
    countryName: { sql: sql`country_name`, kind: 'text' },
    countryCode: { sql: sql`country_code`, kind: 'text' },
  },
  tieBreak: sql`country_id`,
  defaultOrder: sql`country_id`,
};

/** The states of a country by name. */
export function stateList(countryId: number): ListSource {
  return {
    select: sql`state_id, state_name, state_code, country_id`,
    from: sql`state`,
    where: sql`country_id = ${countryId}`,
    columns: {
      stateId: { sql: sql`state_id`, kind: 'number' },
      stateName: { sql: sql`state_name`, kind: 'text' },
      stateCode: { sql: sql`state_code`, kind: 'text' },
    },
    tieBreak: sql`state_id`,
    defaultOrder: sql`state_name`,
  };
}

/** The districts of a state by name. */
export function districtList(stateId: number): ListSource {
  return {
    select: sql`district_id, state_id, district_name, town_names`,
    from: sql`district`,
    where: sql`state_id = ${stateId}`,
    columns: {
      districtId: { sql: sql`district_id`, kind: 'number' },
      districtName: { sql: sql`district_name`, kind: 'text' },
    },
    tieBreak: sql`district_id`,
    defaultOrder: sql`district_name`,
  };
}
