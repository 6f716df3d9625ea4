// Results come back to the line before the doctor's door: who waits for one is ready with it, before new patients (OP002, OP027).
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** Holds the visits of orders, before these: who bills or signs a visit holds it before its orders, and nobody waits for somebody who waits. */
export async function holdVisits(call: Call, orderIds: readonly number[]): Promise<void> {
  await call.tx.rows(sql`
    select from opd_visit v
    where v.tenant_id = ${call.tenantId} and v.opd_visit_id in (
      select e.opd_visit_id from clinical_order o
      join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
      where o.tenant_id = ${call.tenantId} and o.clinical_order_id = any(${[...orderIds]}::bigint[]))
    order by v.opd_visit_id for no key update`);
}

/** Of orders that have a result now: their patients who are in line are marked, and those who were sent for tests are ready. */
export async function bringResults(call: Call, orderIds: readonly number[]): Promise<void> {
  const moved = await call.tx.rows(sql`
    update opd_visit v set has_results = true,
      queue_state = case when v.queue_state = 'AwaitingResult' then 'Ready' else v.queue_state end
    where v.tenant_id = ${call.tenantId} and v.opd_visit_id in (
        select e.opd_visit_id from clinical_order o
        join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
        where o.tenant_id = ${call.tenantId} and o.clinical_order_id = any(${[...orderIds]}::bigint[]))
      and (v.queue_state = 'AwaitingResult' or (v.queue_state in ('Waiting', 'Ready') and not v.has_results))
    returning v.opd_visit_id`);
  if (moved.length > 0) await call.announce(opdTopic);
}
