// The refunded amount of a bill line, and the amount still due to the patient because its order was cancelled: the debt less later refunds (OR022).
import sql, { type Sql } from 'sql-template-tag';

/** The quantity that has gone back of the line of a bill, in thousandths; `of` is its row, or that of the debt about it. */
export const goneBackOf = (
  of: Sql,
): Sql => sql`(select coalesce(sum(l.quantity_thousandths), 0)::bigint from counter_refund_line l
  where l.tenant_id = ${of}.tenant_id and l.service_charge_id = ${of}.service_charge_id)`;

/** The quantity of debt `d` that is still owed, in thousandths. */
export const owedLeft: Sql = sql`(d.quantity_thousandths + d.back_before_thousandths - ${goneBackOf(sql`d`)})`;
