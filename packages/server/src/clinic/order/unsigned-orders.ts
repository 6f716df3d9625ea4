// Orders that a clerk entered from a paper, and that do not start before the doctor of the paper has countersigned them (Q286, OR007).
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';
import type { LockedOrder } from './order-store.ts';

/** Refuses an unsigned order of a visit whose test is confidential or on the hospital's list; a stay's ward acts on spoken words. */
export async function refuseUnsigned(call: Call, orders: readonly LockedOrder[]): Promise<void> {
  const ids = orders.filter(({ admissionId }) => admissionId === null).map(({ orderId }) => orderId);
  if (ids.length === 0) return;
  const unsigned = await call.tx.row<{ orderId: number; doctorName: string }>(sql`
    select o.clinical_order_id as order_id, ${staffName(sql`d`)} as doctor_name
    from clinical_order o
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    join staff d on d.tenant_id = g.tenant_id and d.staff_id = g.ordered_by
    left join orderable b on b.tenant_id = o.tenant_id and b.charge_id = o.charge_id and b.is_active
    where o.tenant_id = ${call.tenantId} and o.clinical_order_id = any(${ids}::bigint[])
      and g.is_verbal and g.countersigned_at is null and (o.is_confidential or b.waits_for_signature)
    order by o.clinical_order_id limit 1`);
  if (!unsigned) return;
  const { orderName = '' } = orders.find(({ orderId }) => orderId === unsigned.orderId) ?? {};
  refuse(orderSentences.signatureFirst({ orderName, doctorName: unsigned.doctorName }));
}
