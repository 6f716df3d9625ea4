// The SQL of changing posted lines, and of making non-hospital ones the hospital's own.
import { lateQuantity } from '@charaka/rules/money/gift';
import { type Thousandths, thousandths } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { LineAmounts } from './charge-checks.ts';

/** A posted line in its present state. */
export interface PostedLine extends LineAmounts {
  readonly serviceChargeId: number;
  readonly description: string;
  readonly remark: string | null;
  readonly changedAt: string | null;
  readonly postedAt: string;
  readonly lateQuantityThousandths: Thousandths | null;
}

/** A posted line, and whether the price list lets a caller type a fraction of its charge. */
export type TypedLine = PostedLine & { readonly isDivisible: boolean };

/** An active line of an admission that a user posted; bed rent is computed and is not among them. */
export function findLine(call: Call, admissionId: number, serviceChargeId: number): Promise<TypedLine | undefined> {
  return call.tx.row<TypedLine>(sql`
    select x.service_charge_id, x.description, c.is_divisible, x.remark, x.changed_at, x.quantity_thousandths,
      x.applied_charge_paise as applied_paise, x.item_discount_paise, x.created_at as posted_at, x.late_quantity_thousandths
    from service_charge x
    join charge c on c.tenant_id = x.tenant_id and c.charge_id = x.charge_id
    where x.tenant_id = ${call.tenantId} and x.admission_id = ${admissionId} and x.service_charge_id = ${serviceChargeId}
      and x.is_active and not x.is_bed_rent`);
}

/** The new values of a line. */
export interface LineChange extends LineAmounts {
  readonly remark: string | null;
  readonly isActive: boolean;
  readonly reason: string;
}

/** Writes the change; the audit log has the former line. */
export async function changeLine(call: Call, line: PostedLine, change: LineChange): Promise<void> {
  const left = change.isActive ? change.quantityThousandths : thousandths(0);
  await call.tx.rows(sql`
    update service_charge set quantity_thousandths = ${change.quantityThousandths}, applied_charge_paise = ${change.appliedPaise},
      item_discount_paise = ${change.itemDiscountPaise}, remark = ${change.remark}, is_active = ${change.isActive},
      change_reason = ${change.reason}, changed_at = ${call.now},
      late_quantity_thousandths = ${lateQuantity(line, left, new Date(line.postedAt), call.now)}
    where tenant_id = ${call.tenantId} and service_charge_id = ${line.serviceChargeId}`);
}

/** Makes every non-hospital line and payment of an admission the hospital's own; answers how many there were. */
export async function convertLines(call: Call, admissionId: number): Promise<number> {
  const [lines, payments] = await Promise.all([
    call.tx.rows(sql`
      update service_charge set is_non_applicable = false, changed_at = ${call.now}
      where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and is_active and is_non_applicable
      returning service_charge_id`),
    call.tx.rows(sql`
      update payment set is_non_hospital = false
      where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and is_active and is_non_hospital
      returning payment_id`),
  ]);
  return lines.length + payments.length;
}
