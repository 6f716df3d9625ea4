// The SQL of charge lines and of the prices they are made from.
import type { BillLine } from '@charaka/rules/money/bill';
import type { BasisPoints, Paise, Thousandths } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';

/** A charge line of an admission: what the bill needs, and what names it. */
export interface ChargeRow extends BillLine {
  readonly serviceChargeId: number;
  readonly chargeId: number;
  readonly chargeTypeId: number;
  readonly chargeTypeName: string;
  readonly chargeCategoryId: number;
  readonly chargeCategoryName: string;
  readonly chargeCode: string;
  readonly tpaChargeCode: string | null;
  readonly description: string;
  readonly remark: string | null;
  readonly appliedAt: string;
  readonly unit: string | null;
  readonly standardPaise: Paise;
  readonly tpaPaise: Paise;
  /** Worked out from the stays in beds. */
  readonly isBedRent: boolean;
  readonly createdByName: string;
  /** When it was last changed after it was posted. */
  readonly changedAt: string | null;
}

/** Every charge line of an admission, oldest first; a bill is never paged (Q02). */
export function readChargeRows(tx: Transaction, tenantId: number, admissionId: number): Promise<ChargeRow[]> {
  return tx.rows<ChargeRow>(sql`
    select x.service_charge_id, x.charge_id, x.charge_type_id, t.charge_type_name, x.charge_category_id,
      c.charge_category_name, x.charge_code, x.tpa_charge_code, x.description, x.remark, x.applied_at, x.unit,
      x.quantity_thousandths, x.standard_charge_paise as standard_paise, x.tpa_charge_paise as tpa_paise,
      x.applied_charge_paise as applied_paise, x.item_discount_paise, x.igst_basis_points, x.sgst_basis_points,
      x.cgst_basis_points, x.is_gst_inclusive, x.is_gst_before_discount, x.is_igst_applied, x.is_non_applicable, x.is_bed_rent, x.changed_at, u.name as created_by_name
    from service_charge x
    join charge_type t on t.tenant_id = x.tenant_id and t.charge_type_id = x.charge_type_id
    join charge_category c on c.tenant_id = x.tenant_id and c.charge_category_id = x.charge_category_id
    join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.created_by
    where x.tenant_id = ${tenantId} and x.admission_id = ${admissionId} and x.is_active
    order by x.service_charge_id`);
}

/** The price of a charge, for the payer of one admission. */
export interface PricedCharge {
  readonly chargeId: number;
  readonly chargeTypeId: number;
  readonly chargeCategoryId: number;
  readonly chargeCode: string;
  readonly chargeName: string;
  readonly unit: string | null;
  readonly standardPaise: Paise;
  readonly tpaPaise: Paise;
  readonly tpaChargeCode: string | null;
  readonly igstBasisPoints: BasisPoints;
  readonly sgstBasisPoints: BasisPoints;
  readonly cgstBasisPoints: BasisPoints;
  readonly isGstInclusive: boolean;
  readonly isNonApplicable: boolean;
  /** A caller may type a fraction of it (Q257). */
  readonly isDivisible: boolean;
}

/**
 * The active charges of the hospital among the given ones, with the rate of the payer on the day where there is one:
 * that of an admission, or one who takes over a bill of the counter; else at the price of the list.
 */
export function findPricedCharges(
  tx: Transaction,
  place: {
    tenantId: number;
    hospitalId: number;
    admissionId: number | null;
    associationId?: number | null;
    appliedAt: Date;
  },
  chargeIds: readonly number[],
): Promise<PricedCharge[]> {
  return tx.rows<PricedCharge>(sql`
    select c.charge_id, c.charge_type_id, c.charge_category_id, c.charge_code, c.charge_name, c.unit,
      c.standard_charge_paise as standard_paise, coalesce(r.tpa_charge_paise, 0) as tpa_paise, r.tpa_charge_code,
      coalesce(g.igst_basis_points, 0) as igst_basis_points, coalesce(g.sgst_basis_points, 0) as sgst_basis_points,
      coalesce(g.cgst_basis_points, 0) as cgst_basis_points, coalesce(g.gst_type = 1, false) as is_gst_inclusive,
      c.is_non_applicable, c.is_divisible
    from charge c
    left join admission a on a.tenant_id = c.tenant_id and a.admission_id = ${place.admissionId}
    left join gst_slab g on g.tenant_id = c.tenant_id and g.gst_slab_id = c.gst_slab_id
    join hospital h on h.tenant_id = c.tenant_id and h.hospital_id = c.hospital_id
    left join lateral payer_rate(c.tenant_id, coalesce(a.association_id, ${place.associationId ?? null}::bigint), c.charge_id,
      (${place.appliedAt}::timestamptz at time zone h.timezone)::date) r on true
    where c.tenant_id = ${place.tenantId} and c.hospital_id = ${place.hospitalId} and c.is_active
      and c.charge_id = any(${[...chargeIds]}::bigint[])`);
}

/** A line to be posted: the price-list facts and what the caller decided. */
export interface NewChargeLine extends Omit<PricedCharge, 'isDivisible'> {
  /** Null when the quantity was not typed. */
  readonly isDivisible?: boolean;
  readonly quantityThousandths: Thousandths;
  readonly appliedPaise: Paise;
  readonly itemDiscountPaise: Paise;
  readonly remark: string | null;
  readonly isBedRent: boolean;
  /** The list price of a line that a package brings. */
  readonly packagePricePaise?: Paise;
  /** The order that the line charges. */
  readonly clinicalOrderId?: number;
}

/** The account of the lines: an admission, or the bill of a counter for its visit. */
type LinePlace = {
  readonly tenantId: number;
  readonly hospitalId: number;
  readonly userId: number;
  readonly appliedAt: Date;
} & (
  | { readonly admissionId: number; readonly counterBillId?: never; readonly encounterId?: never }
  | { readonly admissionId?: never; readonly counterBillId: number; readonly encounterId: number }
);

/** Posts lines in one statement, in their order, and answers their numbers; `gst` is how the hospital taxes them on that day. */
export async function insertChargeLines(
  tx: Transaction,
  place: LinePlace,
  lines: readonly NewChargeLine[],
  gst: { readonly isIgstApplied: boolean; readonly isGstBeforeDiscount: boolean },
): Promise<number[]> {
  const numbered = JSON.stringify(lines.map((line, lineNo) => ({ ...line, lineNo })));
  const rows = await tx.rows<{ serviceChargeId: number }>(sql`
    insert into service_charge (tenant_id, hospital_id, admission_id, counter_bill_id, encounter_id, charge_id, charge_type_id, charge_category_id,
      charge_code, tpa_charge_code, description, applied_at, unit, quantity_thousandths, standard_charge_paise,
      tpa_charge_paise, applied_charge_paise, item_discount_paise, igst_basis_points, sgst_basis_points, cgst_basis_points,
      is_gst_inclusive, is_gst_before_discount, is_igst_applied, is_non_applicable, remark, is_bed_rent,
      package_price_paise, clinical_order_id, created_by)
    select ${place.tenantId}, ${place.hospitalId}, ${place.admissionId ?? null}::bigint, ${place.counterBillId ?? null}::bigint,
      ${place.encounterId ?? null}::bigint, "chargeId", "chargeTypeId", "chargeCategoryId",
      "chargeCode", "tpaChargeCode", "chargeName", ${place.appliedAt}, unit, "quantityThousandths", "standardPaise",
      "tpaPaise", "appliedPaise", "itemDiscountPaise", "igstBasisPoints", "sgstBasisPoints", "cgstBasisPoints",
      "isGstInclusive", ${gst.isGstBeforeDiscount}, ${gst.isIgstApplied}, "isNonApplicable", remark, "isBedRent",
      "packagePricePaise", "clinicalOrderId", ${place.userId}
    from json_to_recordset(${numbered}::json) as line ("lineNo" integer, "chargeId" bigint, "chargeTypeId" bigint,
      "chargeCategoryId" bigint, "chargeCode" text, "tpaChargeCode" text, "chargeName" text, unit text,
      "quantityThousandths" bigint, "standardPaise" bigint, "tpaPaise" bigint, "appliedPaise" bigint,
      "itemDiscountPaise" bigint, "igstBasisPoints" integer, "sgstBasisPoints" integer, "cgstBasisPoints" integer,
      "isGstInclusive" boolean, "isNonApplicable" boolean, remark text, "isBedRent" boolean,
      "packagePricePaise" bigint, "clinicalOrderId" bigint)
    order by "lineNo"
    returning service_charge_id`);
  return rows.map((row) => row.serviceChargeId);
}
