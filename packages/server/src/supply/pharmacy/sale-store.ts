// The SQL of cash memos: write one, read them whole, list them.

import { defaultRoles } from '@charaka/contract/kernel/default-roles';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import type { listSales } from '@charaka/contract/supply/pharmacy/sale';
import type { MedicineFigures } from '@charaka/rules/money/medicine-line';
import type { Paise } from '@charaka/rules/money/money';
import type { PaidModes } from '@charaka/rules/money/paid-modes';
import sql, { join, type Sql } from 'sql-template-tag';
import { type AskedDays, withinDays } from '../../kernel/asked-days.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { staffName } from '../../kernel/staff-name.ts';
import type { MedicineMemo } from '../../money/account/account-source.ts';
import { shownTender, tenderColumns, tenderValues } from '../../money/payment/tender-columns.ts';
import { supplyPlace } from '../../money/tax/supply-place.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import { memoPatientName, returnedUnits } from './memo-columns.ts';
import { pharmacySettings } from './pharmacy-settings.ts';
import { readReturns } from './return-store.ts';
import type { LockedBatch } from './stock-store.ts';

type SaleRow = OutputOf<typeof listSales>['rows'][number];
type SaleLine = MedicineMemo['lines'][number];

/** The part of a memo's returns that was credited to the bill; none of an outpatient's memo. */
const returned = sql`(select coalesce(sum(r.net_paise + r.round_off_paise - r.paid_back_paise), 0)::bigint from pharmacy_return r
  where r.tenant_id = s.tenant_id and r.sale_id = s.sale_id)`;

/** The part that was not paid at once; none of an outpatient's memo. */
const credit = sql`(s.net_paise + s.round_off_paise - s.paid_paise)`;

const fields = sql`s.sale_id, s.cash_memo, s.memo_no, s.fin_year, s.sold_at, s.sale_type, s.admission_id, s.encounter_id, p.patient_id,
  a.registration_no, a.admission_mode, v.opd_number, ${memoPatientName}, s.person_phone, b.bed_name, t.bed_type_name, s.doctor_id,
  coalesce(nullif(${staffName(sql`d`)}, ''), s.prescriber_name, e.referred_by) as doctor_name, s.gross_paise as gross,
  s.discount_paise as discount, s.taxable_paise as taxable, s.sgst_paise as sgst, s.cgst_paise as cgst, s.net_paise as net,
  s.round_off_paise as round_off, ${shownTender('s')}, s.paid_paise as paid, ${credit} as credit,
  ${returned} as returned, ${credit} - ${returned} as pending, s.remarks, s.batch_reason,
  coalesce(a.is_final_bill or a.is_discharged or a.is_cancelled, false) as is_closed, s.is_in_treatment,
  g.document_no as gst_document_no, g.document_kind as gst_document_kind, g.seller_gstin, ${supplyPlace} as place_of_supply, u.name as created_by_name,
  case when u.role_id = ${defaultRoles.pharmacist.roleId} then u.name end as pharmacist_name`;

const tables = sql`pharmacy_sale s
  left join admission a on a.tenant_id = s.tenant_id and a.admission_id = s.admission_id
  left join encounter e on e.tenant_id = s.tenant_id and e.encounter_id = s.encounter_id
  left join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
  left join patient p on p.tenant_id = s.tenant_id and p.patient_id = coalesce(a.patient_id, e.patient_id)
  left join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
  left join bed_type t on t.tenant_id = b.tenant_id and t.bed_type_id = b.bed_type_id
  left join staff d on d.tenant_id = s.tenant_id and d.staff_id = s.doctor_id
  join app_user u on u.tenant_id = s.tenant_id and u.user_id = s.created_by
  left join gst_document g on g.tenant_id = s.tenant_id and g.sale_id = s.sale_id`;

interface SaleFilters extends AskedDays {
  readonly admissionId?: number | null | undefined;
  readonly isPending?: boolean | null | undefined;
}

/** Memos of the hospital, the newest first. */
export function saleList(call: Call, filters: SaleFilters): PatientRowSource {
  const conditions = [
    sql`s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId}`,
    ...withinDays(call, sql`s.sold_at`, filters),
    ...(filters.admissionId ? [sql`s.admission_id = ${filters.admissionId}`] : []),
    ...(filters.isPending ? [sql`${credit} - ${returned} > 0`] : []),
  ];
  return {
    patient: sql`p.patient_id`,
    select: fields,
    from: tables,
    where: join(conditions, ' and '),
    columns: {
      saleId: { sql: sql`s.sale_id`, kind: 'number' },
      cashMemo: { sql: sql`s.cash_memo`, kind: 'text' },
      finYear: { sql: sql`s.fin_year`, kind: 'text' },
      soldAt: { sql: sql`s.sold_at`, kind: 'instant', isNeverNull: true },
      admissionId: { sql: sql`s.admission_id`, kind: 'number' },
      patientId: { sql: sql`p.patient_id`, kind: 'number' },
      patientName: { sql: sql`coalesce(p.search_name, lower(s.person_name))`, kind: 'text' },
      bedName: { sql: sql`b.bed_name`, kind: 'text' },
      gross: { sql: sql`s.gross_paise`, kind: 'money' },
      discount: { sql: sql`s.discount_paise`, kind: 'money' },
      net: { sql: sql`s.net_paise`, kind: 'money' },
      paid: { sql: sql`s.paid_paise`, kind: 'money' },
      pending: { sql: sql`(${credit} - ${returned})`, kind: 'money' },
    },
    tieBreak: sql`s.sale_id desc`,
    defaultOrder: sql`s.sold_at desc`,
  };
}

/** The memos of one admission, the first one first, or the one of a number. */
function readSalesWhere(call: Call, which: Sql): Promise<SaleRow[]> {
  return call.tx.rows(sql`
    select ${fields} from ${tables}
    where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and ${which} order by s.sale_id`);
}

function readLinesWhere(call: Call, which: Sql): Promise<(SaleLine & { saleId: number })[]> {
  return call.tx.rows(sql`
    select l.sale_id, l.sale_line_id, l.item_id, l.item_code, l.item_name, l.pack, l.hsn_code, l.batch_number, l.expiry,
      l.mrp_paise as mrp, l.quantity, ${returnedUnits} as returned_quantity,
      l.gross_paise as gross, l.discount_paise as discount, l.taxable_paise as taxable, l.sgst_paise as sgst_amount,
      l.cgst_paise as cgst_amount, l.value_paise as net, l.cgst_basis_points as cgst, l.sgst_basis_points as sgst,
      l.tax_slab, l.agreed_by_id, l.agreed_at, l.agreed_reason, nullif(${staffName(sql`c`)}, '') as agreed_by_name, l.prescribed_name
    from pharmacy_sale_line l join pharmacy_sale s on s.tenant_id = l.tenant_id and s.sale_id = l.sale_id
    left join staff c on c.tenant_id = l.tenant_id and c.staff_id = l.agreed_by_id
    where l.tenant_id = ${call.tenantId} and ${which} order by l.sale_line_id`);
}

async function readWhole(call: Call, which: Sql): Promise<MedicineMemo[]> {
  const rows = await readSalesWhere(call, which);
  // Most bills have no medicine: nothing more is asked for them.
  if (rows.length === 0) return [];
  const [lines, returns] = await Promise.all([readLinesWhere(call, which), readReturns(call, which)]);
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ saleId }) => saleId === row.saleId).map(({ saleId: _, ...line }) => line),
    returns: returns.filter(({ saleId }) => saleId === row.saleId),
  }));
}

/** Every memo of an admission with its lines and returns, the first one first. */
export function readSales(call: Call, admissionId: number): Promise<MedicineMemo[]> {
  return readWhole(call, sql`s.admission_id = ${admissionId}`);
}

/** One memo of the hospital, or undefined. */
export async function findSale(call: Call, saleId: number): Promise<MedicineMemo | undefined> {
  return (await readWhole(call, sql`s.sale_id = ${saleId}`))[0];
}

/** Sex, age and phone of an outpatient, for the paper of their memo. */
export async function readMemoPatient(
  call: Call,
  patientId: number,
): Promise<{ sex: string; ageYears: number; contactNo: string | null }> {
  const { birthDate, ...shown } = await call.tx.single<{
    sex: string;
    birthDate: string;
    contactNo: string | null;
  }>(sql`
    select sex, birth_date, contact_no from patient where tenant_id = ${call.tenantId} and patient_id = ${patientId}`);
  return { ...shown, ageYears: withAge({ birthDate }, todayOf(call)).ageYears };
}

/** A person without a record, as written (PH054). */
export interface OutsidePerson {
  readonly personName: string | null;
  readonly personPhone: string | null;
  readonly personAddress: string | null;
}

/** The inpatient, the outpatient or the person without a record that a memo is for. */
export type MemoOwner =
  | { readonly admissionId: number; readonly encounterId?: never; readonly person?: never }
  | { readonly admissionId?: never; readonly encounterId: number; readonly patientId: number; readonly person?: never }
  | { readonly admissionId?: never; readonly encounterId?: never; readonly person: OutsidePerson };

/** The prescription of a prescriber outside (PH055). */
export interface OutsidePrescription {
  readonly prescriberName: string;
  readonly prescriberRegistrationNo: string;
  readonly prescriberAddress: string;
  readonly prescribedOn: string;
  readonly prescriptionNo: string;
}

function saleTypeOf({ admissionId, encounterId }: MemoOwner): string {
  if (admissionId != null) return 'IPD';
  return encounterId == null ? 'OUTSIDE' : 'OPD';
}

/** A memo to be written. */
export interface NewSale extends Omit<MedicineFigures, 'valuePaise'> {
  readonly owner: MemoOwner;
  /** The prescriber; null where the memo has none. Left out for an inpatient, whose doctor is that of the stay. */
  readonly doctorId?: number | null;
  readonly prescription?: OutsidePrescription | null;
  readonly finYear: string;
  readonly netPaise: Paise;
  readonly roundOffPaise: Paise;
  readonly split: PaidModes;
  readonly remarks: string | null;
  readonly batchReason: string | null;
  /** Untaxed as part of the treatment: the document of the final bill tells of it (PH058). */
  readonly isInTreatment: boolean;
}

/** Writes a memo under the next number of the hospital and year, without gaps. Answers its number. */
export async function insertSale(call: Call, entry: NewSale): Promise<number> {
  const { tenantId, hospital, userId, now } = call;
  const { hospitalId } = hospital;
  const { pharmacySalePrefix } = pharmacySettings.of(hospital);
  const { split, owner } = entry;
  const { admissionId = null, encounterId = null, person = null } = owner;
  const { prescription = null } = entry;
  const { saleId } = await call.tx.one<{ saleId: number }>(
    sql`insert into pharmacy_sale (tenant_id, hospital_id, sale_type, admission_id, encounter_id, doctor_id, fin_year, memo_no, cash_memo,
        sold_at, gross_paise, discount_paise, taxable_paise, cgst_paise, sgst_paise, net_paise, round_off_paise, ${tenderColumns}, remarks,
        batch_reason, is_in_treatment, has_gst_document, person_name, person_phone, person_address, prescriber_name,
        prescriber_registration_no, prescriber_address, prescribed_on, prescription_no, created_by)
      select ${tenantId}, ${hospitalId}, ${saleTypeOf(owner)}, a.admission_id, ${encounterId}::bigint,
        coalesce(a.doctor_id, ${entry.doctorId ?? null}::bigint), ${entry.finYear}, n.no, ${pharmacySalePrefix} || n.no, ${now},
        ${entry.grossPaise}, ${entry.discountPaise}, ${entry.taxablePaise}, ${entry.cgstPaise}, ${entry.sgstPaise},
        ${entry.netPaise}, ${entry.roundOffPaise}, ${tenderValues(split)}, ${entry.remarks}, ${entry.batchReason},
        ${entry.isInTreatment}, ${!entry.isInTreatment}, ${person?.personName ?? null}, ${person?.personPhone ?? null},
        ${person?.personAddress ?? null}, ${prescription?.prescriberName ?? null}, ${prescription?.prescriberRegistrationNo ?? null},
        ${prescription?.prescriberAddress ?? null}, ${prescription?.prescribedOn ?? null}::date, ${prescription?.prescriptionNo ?? null}, ${userId}
      from next_number('cash memo', ${hospitalId}, ${entry.finYear}) n (no)
      left join admission a on a.tenant_id = ${tenantId} and a.admission_id = ${admissionId}::bigint
      returning sale_id`,
    pharmacySentences.memoNotWritten,
  );
  return saleId;
}

/** A line to be written: the batch it is taken from, and what it comes to. */
export interface NewSaleLine extends MedicineFigures {
  readonly batch: LockedBatch;
  readonly quantity: number;
  readonly taxSlab: string;
  /** The agreement of a doctor to an item that the list does not show as the prescribed medicine (PH050). */
  readonly agreed?: AgreedItem | null;
  /** The check of high-alert and look-alike medicine (PH049). */
  readonly checked?: LineCheck | null;
}

/** The person who checked the units of a line before they were handed out; of an own second look it is the seller. */
export interface LineCheck {
  readonly checkedBy: number;
  readonly checkedAt: string;
  readonly isOwnCheck: boolean;
}

/** A doctor agreed that an item is handed out for a prescribed medicine. */
export interface AgreedItem {
  readonly agreedById: number;
  readonly agreedAt: string;
  readonly agreedReason: string;
  readonly prescribedName: string;
}

/** Writes the lines of a memo. Answers their numbers in the order of the lines. */
export async function insertSaleLines(call: Call, saleId: number, lines: readonly NewSaleLine[]): Promise<number[]> {
  const rows = lines.map(
    ({
      batch,
      agreed,
      checked,
      ...line
    }) => sql`(${call.tenantId}, ${saleId}, ${batch.itemId}, ${batch.batchId}, ${batch.itemCode},
      ${batch.itemName}, ${batch.pack}, ${batch.hsnCode}, ${batch.batchNumber}, ${batch.expiry}, ${batch.mrpPaise},
      ${line.quantity}, ${line.grossPaise}, ${line.discountPaise}, ${line.valuePaise}, ${line.taxablePaise},
      ${batch.cgstBasisPoints}, ${batch.sgstBasisPoints}, ${line.cgstPaise}, ${line.sgstPaise}, ${line.taxSlab}, ${batch.schedule},
      ${agreed?.agreedById ?? null}::bigint, ${agreed?.agreedAt ?? null}::timestamptz, ${agreed?.agreedReason ?? null}, ${agreed?.prescribedName ?? null},
      ${checked?.checkedBy ?? null}::bigint, ${checked?.checkedAt ?? null}::timestamptz, ${checked?.isOwnCheck ?? null}::boolean)`,
  );
  const written = await call.tx.rows<{ saleLineId: number }>(sql`
    insert into pharmacy_sale_line (tenant_id, sale_id, item_id, batch_id, item_code, item_name, pack, hsn_code, batch_number,
      expiry, mrp_paise, quantity, gross_paise, discount_paise, value_paise, taxable_paise, cgst_basis_points,
      sgst_basis_points, cgst_paise, sgst_paise, tax_slab, schedule, agreed_by_id, agreed_at, agreed_reason, prescribed_name,
      checked_by, checked_at, is_own_check)
    values ${join(rows, ', ')} returning sale_line_id`);
  return written.map(({ saleLineId }) => saleLineId);
}
