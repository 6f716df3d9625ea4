// Adds an order to a signed group because a signed protocol asks for it: priced as any other, and never on a closed account (LB058).
import { chargeMomentOf } from '@charaka/rules/clinic/order-step';
import { thousandths } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { membersIn } from '../orderable/orderable-facts.ts';
import { judgeLines } from './judge-lines.ts';
import { chargeOnce } from './move-orders.ts';
import { insertAlerts } from './order-alert-store.ts';
import { insertOrders, lockOrders } from './order-store.ts';

/** The order that a protocol adds because of another order. */
export interface ByProtocol {
  readonly causeOrderId: number;
  readonly chargeId: number;
  /** Null where what was found is confidential: whoever sees the order would read it there (LB056). */
  readonly protocolText: string | null;
}

/** The order that was added, or why none was. */
export type AddedByProtocol =
  | { readonly orderId: number }
  | { readonly leftOut: 'AccountClosed' | 'AskedAlready' | 'Warned' };

const ONE = thousandths(1000);

/** Behind the locks of the stay and of the order that causes it; a visit is held here, so that it ends before or afterwards. */
export async function addByProtocol(call: Call, asked: ByProtocol): Promise<AddedByProtocol> {
  const { chargeId, protocolText } = asked;
  const { isClosed, isInGroup, orderGroupId, priority, ...encounter } = await holdCause(call, asked);
  if (isClosed) return { leftOut: 'AccountClosed' };
  const { lines } = await judgeLines(call, encounter, [{ chargeId }]);
  const [line] = lines;
  if (!line) throw new Error(`Charge ${chargeId} was not judged`);
  const { kind, orderName, facts, alerts } = line;
  if (isInGroup || alerts.some((alert) => alert.kind === 'DuplicateOrder')) return { leftOut: 'AskedAlready' };
  if (alerts.some(({ severity }) => severity === 'Stop')) return { leftOut: 'Warned' };
  const [orderId = 0] = await insertOrders(call, orderGroupId, [
    {
      chargeId,
      kind,
      priority,
      quantity: ONE,
      orderName: protocolText === null ? orderName : `${orderName} (by protocol)`,
      instruction: protocolText,
      orderFor: call.now.toISOString(),
      detail: null,
      overrideReason: null,
      duplicateOf: null,
      orderSetId: null,
      orderSetVersion: null,
      orderSeriesId: null,
      chargeMoment: facts?.chargeMoment ?? null,
      leadMinutes: facts?.leadMinutes ?? null,
      requiresApproval: facts?.requiresPayerApproval ?? false,
      ...membersIn(facts),
    },
  ]);
  await insertAlerts(
    call,
    alerts.map((alert) => ({ ...alert, orderId, overrideReason: null })),
  );
  if (chargeMomentOf(kind, facts?.chargeMoment ?? null) === 'Order')
    await chargeOnce(call, await lockOrders(call, [orderId]));
  return { orderId };
}

interface Cause {
  readonly orderGroupId: number;
  readonly encounterId: number;
  readonly patientId: number;
  readonly admissionId: number | null;
  readonly priority: 'Stat' | 'Urgent' | 'Routine';
  /** The stay is discharged or billed, or the visit is over. */
  readonly isClosed: boolean;
  /** True when the order was signed or added in the same group already: two protocols never add each other's orders without end. */
  readonly isInGroup: boolean;
}

async function holdCause(call: Call, { causeOrderId: orderId, chargeId }: ByProtocol): Promise<Cause> {
  const rows = await call.tx.behind(
    [
      () =>
        call.tx.rows(sql`
          select from encounter e join clinical_order o on o.tenant_id = e.tenant_id and o.encounter_id = e.encounter_id
          where o.tenant_id = ${call.tenantId} and o.clinical_order_id = ${orderId} for no key update of e`),
    ],
    () => [
      call.tx.single<Cause>(sql`
        select o.order_group_id, o.encounter_id, o.patient_id, e.admission_id, o.priority,
          case when a.admission_id is null then e.closed_at is not null
            else a.is_discharged or a.is_final_bill or a.is_cancelled end as is_closed,
          exists (select from clinical_order n where n.tenant_id = o.tenant_id and n.order_group_id = o.order_group_id
            and n.charge_id = ${chargeId} and n.status <> 'Cancelled') as is_in_group
        from clinical_order o
        join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
        left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
        where o.tenant_id = ${call.tenantId} and o.clinical_order_id = ${orderId}`),
    ],
  );
  return rows[1];
}
