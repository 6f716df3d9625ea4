// Charges to an admission what was done before it in the same encounter, as in the emergency room, and stands on no bill (OR047).
import { chargeMomentOf } from '@charaka/rules/clinic/order-step';
import sql from 'sql-template-tag';
import type { AfterAdmission } from '../../stay/admission/after-admission-step.ts';
import { chargeOnce } from './move-orders.ts';
import { type LockedOrder, lockOrders } from './order-store.ts';

/** Orders on a bill of the counter stay on it; orders that are not done yet are charged to the admission when they fall due. */
export const chargeAdmitted: AfterAdmission = async (call, { admissionId }) => {
  const signed = await call.tx.rows<{ orderId: number }>(sql`
    select o.clinical_order_id as order_id from clinical_order o
    join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    where o.tenant_id = ${call.tenantId} and e.admission_id = ${admissionId} and o.charge_id is not null
      and o.status not in ('Cancelled', 'Stopped')
    order by o.clinical_order_id`);
  if (signed.length === 0) return;
  const orders = await lockOrders(
    call,
    signed.map(({ orderId }) => orderId),
  );
  await chargeOnce(call, orders.filter(isPastMoment));
};

/** Whether what is charged as it is signed, begun or done is as far. */
function isPastMoment({ kind, status, chargeMoment }: LockedOrder): boolean {
  const isDone = status === 'Done' || status === 'Verified';
  const moment = chargeMomentOf(kind, chargeMoment);
  return moment === 'Order' || isDone || (moment === 'Start' && status === 'InProgress');
}
