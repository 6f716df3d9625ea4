// The SQL of the gift on an account: list prices of its lines, those taken off late, and the users' limits.
import type { BasisPoints, Paise, Thousandths } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** The list price of a posted line. */
export interface ListedLine {
  readonly serviceChargeId: number;
  readonly listPricePaise: Paise;
  readonly lateQuantityThousandths: Thousandths | null;
  readonly postedAt: string;
  readonly isTypedWhole: boolean;
}

/** A line that was taken off later than a day after it was posted. */
export interface TakenOffLine extends ListedLine {
  readonly quantityThousandths: Thousandths;
  readonly igstBasisPoints: BasisPoints;
  readonly sgstBasisPoints: BasisPoints;
  readonly cgstBasisPoints: BasisPoints;
  readonly isGstInclusive: boolean;
  readonly isGstBeforeDiscount: boolean;
  readonly isIgstApplied: boolean;
  readonly isNonApplicable: boolean;
}

/** The quantity of a package or of an order is no typed one. */
const listed = sql`not (c.is_divisible or x.package_price_paise is not null or x.clinical_order_id is not null) as is_typed_whole,
  x.service_charge_id, x.late_quantity_thousandths, x.created_at as posted_at,
  coalesce(x.package_price_paise, nullif(x.tpa_charge_paise, 0), nullif(x.standard_charge_paise, 0), x.applied_charge_paise)
    as list_price_paise`;

/** The list prices of the active lines, by number. */
export function readListedLines({ tx, tenantId }: Call, admissionId: number): Promise<ListedLine[]> {
  return tx.rows<ListedLine>(sql`
    select ${listed} from service_charge x
    join charge c on c.tenant_id = x.tenant_id and c.charge_id = x.charge_id
    where x.tenant_id = ${tenantId} and x.admission_id = ${admissionId} and x.is_active and not x.is_bed_rent`);
}

/** The lines whose taking off counts as a gift. */
export function readTakenOffLines({ tx, tenantId }: Call, admissionId: number): Promise<TakenOffLine[]> {
  return tx.rows<TakenOffLine>(sql`
    select ${listed}, x.quantity_thousandths, x.igst_basis_points, x.sgst_basis_points, x.cgst_basis_points,
      x.is_gst_inclusive, x.is_gst_before_discount, x.is_igst_applied, x.is_non_applicable
    from service_charge x
    join charge c on c.tenant_id = x.tenant_id and c.charge_id = x.charge_id
    where x.tenant_id = ${tenantId} and x.admission_id = ${admissionId} and not x.is_active
      and x.late_quantity_thousandths is not null`);
}
