// Counts of orders that wait, by the conditions of the worklist.
import { orderWaiting } from '@charaka/contract/clinic/order/waiting';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { counted, type Waiting } from '../../kernel/waiting-count.ts';
import { orderTables } from './order-store.ts';
import { type OrderWait, waitsFor } from './order-waits.ts';

const countOf =
  (wait: OrderWait) =>
  (call: Call): Promise<Waiting> =>
    call.tx.single<Waiting>(sql`
      select count(*), min(o.status_at) as since from ${orderTables}
      where o.tenant_id = ${call.tenantId} and o.hospital_id = ${call.hospital.hospitalId} and a.is_cancelled is not true
        and ${waitsFor(call, wait)}`);

/** The lines of this area. */
export const orderWaitingCounts = counted(orderWaiting, {
  criticalResults: countOf('Critical'),
  resultsToSee: countOf('Unseen'),
  verbalOrders: countOf('Unsigned'),
});
