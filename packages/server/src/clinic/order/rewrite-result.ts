// Tells an order another result than it had, where the department that verified it amends its report.
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** The result of an order that has one: its state stays; whoever had seen the old one has to see the new (OR035). */
export async function rewriteResult(
  call: Call,
  orderId: number,
  { resultSummary, isCritical }: { readonly resultSummary: string; readonly isCritical: boolean },
): Promise<void> {
  await call.tx.rows(sql`
    update clinical_order set result_summary = ${resultSummary}, is_critical = ${isCritical}, result_at = ${call.now},
      acknowledged_by = null, acknowledged_at = null
    where tenant_id = ${call.tenantId} and clinical_order_id = ${orderId} and status in ('Done', 'Verified')`);
}
