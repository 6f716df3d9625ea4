// The SQL of bed rent: stays with the price of a day, and the lines that a final bill fixed from them.
import type { Thousandths } from '@charaka/rules/money/money';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { chargeSettings } from './charge-settings.ts';
import { type ChargeRow, insertChargeLines } from './charge-store.ts';

/** A stay in a bed. */
interface StayRow {
  readonly bedId: number;
  readonly bedName: string;
  readonly from: string;
  readonly until: string | null;
}

/** The price of a day in the bed, for the payer of the admission. */
type DayPrice = Pick<
  ChargeRow,
  | 'chargeId'
  | 'chargeCode'
  | 'chargeTypeId'
  | 'chargeTypeName'
  | 'chargeCategoryId'
  | 'chargeCategoryName'
  | 'unit'
  | 'standardPaise'
  | 'tpaPaise'
  | 'tpaChargeCode'
  | 'igstBasisPoints'
  | 'sgstBasisPoints'
  | 'cgstBasisPoints'
  | 'isGstInclusive'
  | 'isNonApplicable'
> & { readonly chargeName: string; readonly isIntensive: boolean };

/** A stay with the price of a day and the days that packages cover; a bed without a charge costs nothing. */
export type RentedRow = StayRow &
  ((DayPrice & { readonly coveredThousandths: Thousandths }) | { readonly chargeId: null });

const columns = sql`s.bed_id, b.bed_name, lower(s.during) as "from", upper(s.during) as until, c.charge_id, c.charge_name,
  c.charge_code, c.charge_type_id, t.charge_type_name, c.charge_category_id, k.charge_category_name, c.unit,
  c.standard_charge_paise as standard_paise, coalesce(r.tpa_charge_paise, 0) as tpa_paise, r.tpa_charge_code,
  coalesce(g.igst_basis_points, 0) as igst_basis_points, coalesce(g.sgst_basis_points, 0) as sgst_basis_points,
  coalesce(g.cgst_basis_points, 0) as cgst_basis_points, coalesce(g.gst_type = 1, false) as is_gst_inclusive,
  c.is_non_applicable, coalesce(y.is_intensive, false) as is_intensive,
  (select coalesce(sum(p.quantity_thousandths), 0)::bigint from admission_package_part p
    left join service_charge x on x.tenant_id = p.tenant_id and x.service_charge_id = p.service_charge_id
    where p.tenant_id = s.tenant_id and p.admission_id = s.admission_id and p.charge_id = c.charge_id
      and x.is_active is not false) as covered_thousandths`;

const tables = sql`bed_stay s
  join admission a on a.tenant_id = s.tenant_id and a.admission_id = s.admission_id
  join bed b on b.tenant_id = s.tenant_id and b.bed_id = s.bed_id
  join bed_type y on y.tenant_id = b.tenant_id and y.bed_type_id = b.bed_type_id
  left join charge c on c.tenant_id = b.tenant_id and c.charge_id = b.charge_id
  left join charge_type t on t.tenant_id = c.tenant_id and t.charge_type_id = c.charge_type_id
  left join charge_category k on k.tenant_id = c.tenant_id and k.charge_category_id = c.charge_category_id
  left join gst_slab g on g.tenant_id = c.tenant_id and g.gst_slab_id = c.gst_slab_id
  join hospital h on h.tenant_id = s.tenant_id and h.hospital_id = s.hospital_id
  -- A stay costs what was agreed on the day it began.
  left join lateral payer_rate(a.tenant_id, a.association_id, c.charge_id,
    (lower(s.during) at time zone h.timezone)::date) r on true`;

function stayRows<R extends RentedRow>(call: Call, extra: Sql, which: Sql): Promise<R[]> {
  return call.tx.rows<R>(sql`
    select ${columns}${extra} from ${tables}
    where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and not s.is_cancelled and ${which}
    order by s.admission_id, lower(s.during)`);
}

/** The stays of an admission in their order; none are read where the hospital charges beds by hand. */
export async function readRentedStays(call: Call, admissionId: number): Promise<RentedRow[]> {
  if (chargeSettings.of(call.hospital).bedRentSince === null) return [];
  return stayRows(call, sql``, sql`s.admission_id = ${admissionId}`);
}

/**
 * The charges that the stays of an admission add automatically for every day, and a bed of each; empty when the
 * hospital charges beds by hand. Days before rent was computed may still be charged by hand.
 */
export async function readRentedCharges(call: Call, admissionId: number): Promise<ReadonlyMap<number, string>> {
  const { bedRentSince: since } = chargeSettings.of(call.hospital);
  if (since === null) return new Map();
  const rows = await call.tx.rows<{ chargeId: number; bedName: string }>(sql`
    select b.charge_id, max(b.bed_name) as bed_name from bed_stay s
    join bed b on b.tenant_id = s.tenant_id and b.bed_id = s.bed_id
    where s.tenant_id = ${call.tenantId} and s.admission_id = ${admissionId} and not s.is_cancelled and b.charge_id is not null
    group by b.charge_id having min(lower(s.during)) >= ${new Date(since)}`);
  return new Map(rows.map(({ chargeId, bedName }) => [chargeId, bedName]));
}

/** A stay of an inpatient without a final bill, with the state that decides their GST. */
export type OpenRentedRow = RentedRow & { readonly admissionId: number; readonly patientStateCode: string | null };

/**
 * The stays of all inpatients without a final bill, or of those among the given admissions; empty when the hospital
 * charges beds by hand.
 */
export async function readOpenRentedStays(call: Call, admissionIds?: readonly number[]): Promise<OpenRentedRow[]> {
  if (chargeSettings.of(call.hospital).bedRentSince === null) return [];
  const extra = sql`, s.admission_id, (select p.state_code from patient p
    where p.tenant_id = a.tenant_id and p.patient_id = a.patient_id) as patient_state_code`;
  const wanted = admissionIds ? sql`s.admission_id = any(${[...admissionIds]}::bigint[]) and ` : sql``;
  return stayRows(call, extra, sql`${wanted}not a.is_discharged and not a.is_cancelled and not a.is_final_bill`);
}

/** Beds with a price in which the patient lay without a charge: where rent is charged by hand, or for stays from before it was computed. */
export async function unchargedBeds(call: Call, admissionId: number): Promise<string[]> {
  const { bedRentSince: since } = chargeSettings.of(call.hospital);
  const rows = await call.tx.rows<{ bedName: string }>(sql`
    select distinct b.bed_name from bed_stay s
    join bed b on b.tenant_id = s.tenant_id and b.bed_id = s.bed_id
    join charge c on c.tenant_id = b.tenant_id and c.charge_id = b.charge_id
    where s.tenant_id = ${call.tenantId} and s.admission_id = ${admissionId} and not s.is_cancelled and not b.is_virtual
      and c.standard_charge_paise > 0 and (${since}::timestamptz is null or upper(s.during) <= ${since}::timestamptz)
      and not exists (select 1 from service_charge x
        where x.tenant_id = s.tenant_id and x.admission_id = s.admission_id and x.charge_id = b.charge_id and x.is_active)
    order by b.bed_name`);
  return rows.map(({ bedName }) => bedName);
}

/** Takes fixed rent back: it is worked out from the stays again. Take the admission's lock first. */
export async function unfixRent({ tx, tenantId }: Call, admissionId: number): Promise<void> {
  await tx.rows(sql`
    update service_charge set is_active = false
    where tenant_id = ${tenantId} and admission_id = ${admissionId} and is_bed_rent and is_active`);
}

/** Fixes lines as charges of the admission, in place of any fixed before. Take the admission's lock first. */
export async function fixRent(call: Call, admissionId: number, lines: readonly ChargeRow[]): Promise<void> {
  const { tx, tenantId, hospital, userId } = call;
  await unfixRent(call, admissionId);
  const place = { tenantId, hospitalId: hospital.hospitalId, admissionId, userId };
  for (const line of lines) {
    const charge = { ...line, chargeName: line.description };
    await insertChargeLines(tx, { ...place, appliedAt: new Date(line.appliedAt) }, [charge], line);
  }
}
