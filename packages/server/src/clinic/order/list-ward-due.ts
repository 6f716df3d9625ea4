// Counts what is due on the ward for each of some inpatients: to be begun within the shift, to be told, to be signed (OR008, OR036).
import { orderMenu } from '@charaka/contract/clinic/order/order';
import { listWardDue as listWardDueEndpoint } from '@charaka/contract/clinic/order/ward-due';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { withinEncounters } from '../encounter/encounter-reach.ts';
import { waitsFor } from './order-waits.ts';

type WardDue = OutputOf<typeof listWardDueEndpoint>['due'][number];

/** Stays of another hospital, and those with nothing due, are left out. */
export const listWardDue = handle(listWardDueEndpoint, async (call, { admissionIds }) => {
  const counted = await call.tx.rows<WardDue>(sql`
    select e.admission_id,
      count(*) filter (where o.status in ('Ordered', 'Accepted') and o.order_for < ${call.now}::timestamptz + interval '8 hours')
        as to_do_count,
      count(*) filter (where o.status in ('Ordered', 'Accepted') and o.priority = 'Stat') as stat_count,
      count(*) filter (where ${waitsFor(call, 'Critical')}) as critical_count,
      count(distinct g.order_group_id) filter (where g.is_verbal and g.countersigned_at is null and o.status <> 'Cancelled')
        as unsigned_count
    from clinical_order o
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
    where o.tenant_id = ${call.tenantId} and o.hospital_id = ${call.hospital.hospitalId}
      and e.admission_id = any(${[...admissionIds]}::bigint[])${withinEncounters(call, [orderMenu])}
    group by e.admission_id`);
  const isDue = ({ toDoCount, statCount, criticalCount, unsignedCount }: WardDue) =>
    toDoCount + statCount + criticalCount + unsignedCount > 0;
  return { due: counted.filter(isDue) };
});
