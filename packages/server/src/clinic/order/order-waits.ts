// Orders that wait for a user: a critical result for its call, a result for its doctor's acknowledgement, a spoken order for its signature.
import type { orderWorklist } from '@charaka/contract/clinic/order/order';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** One of the lists of waiting orders. */
export type OrderWait = NonNullable<ParsedOf<typeof orderWorklist.list>['waits']>;

/** Condition: the caller may know whether order `o` of group `g` is critical. For a confidential order only its doctor may; the laboratory has its own screens (LB056). */
export const isToldTo = ({ session }: Call): Sql =>
  sql`(not o.is_critical_confidential or g.ordered_by = ${session.staffId ?? 0})`;

/** Order `o` of group `g` is critical as far as the caller may know. */
export const isCriticalTo = (call: Call): Sql => sql`(o.is_critical and ${isToldTo(call)})`;

/** Each critical value that order `o` has now was told: a call about an earlier result does not count (OR036, Q248). */
export const isToldNow: Sql = sql`is_critical_told(o.tenant_id, o.clinical_order_id, o.result_at)`;

/** Spoken words that nobody put a name to for a day; nothing is undone by it (OR008). */
export const isUnsignedLate: Sql = sql`g.is_verbal and g.countersigned_at is null and o.status <> 'Cancelled'
  and g.ordered_at < now() - interval '24 hours'`;

/** The condition over the tables of orders; doctors see what is theirs (OR007, OR035, OR036). */
export function waitsFor(call: Call, wait: OrderWait): Sql {
  const staffId = call.session.staffId ?? 0;
  if (wait === 'Unseen') return sql`o.status = 'Verified' and o.acknowledged_at is null and g.ordered_by = ${staffId}`;
  if (wait === 'Unsigned')
    return sql`g.is_verbal and g.countersigned_at is null and o.status <> 'Cancelled' and g.ordered_by = ${staffId}`;
  if (wait === 'UnsignedLate') return isUnsignedLate;
  return sql`${isCriticalTo(call)} and o.status in ('Done', 'Verified') and not ${isToldNow}`;
}
