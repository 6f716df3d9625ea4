// What of a line of a bill is still owed because its order was cancelled: the debt without what went back since (OR022).
import sql, { type Sql } from 'sql-template-tag';

/** What of the line of debt `d` has gone back, before and since. */
const goneBack: Sql = sql`(select coalesce(sum(l.quantity_thousandths), 0)::bigint from counter_refund_line l
  where l.tenant_id = d.tenant_id and l.service_charge_id = d.service_charge_id)`;

/** The quantity of debt `d` that is still owed, in thousandths. */
export const owedLeft: Sql = sql`(d.quantity_thousandths + d.back_before_thousandths - ${goneBack})`;
