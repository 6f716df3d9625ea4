// The SQL of alerts that a signature answered; nobody changes them (OR010).
import type { getOrder } from '@charaka/contract/clinic/order/order';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { OrderAlert } from '@charaka/rules/clinic/order-alert';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { unlessConfidential } from './confidential-order.ts';

type KeptAlert = OutputOf<typeof getOrder>['alerts'][number];

/** An alert with its order, and why it was signed all the same. */
export interface SignedAlert extends OrderAlert {
  readonly orderId: number;
  readonly overrideReason: string | null;
}

/** Saves alerts in the name of the signer. */
export async function insertAlerts(call: Call, alerts: readonly SignedAlert[]): Promise<void> {
  if (alerts.length === 0) return;
  await call.tx.rows(sql`
    insert into order_alert (tenant_id, clinical_order_id, alert_kind, severity, about, earlier_order_id, override_reason,
      signed_by, signed_at)
    select ${call.tenantId}, "orderId", kind, severity, about, "earlierOrderId", "overrideReason", ${call.userId}, ${call.now}
    from json_to_recordset(${JSON.stringify(alerts)}::json) as one ("orderId" bigint, kind text, severity text, about text,
      "earlierOrderId" bigint, "overrideReason" text)`);
}

/** The alerts of orders, by order. */
export async function readAlerts(call: Call, orderIds: readonly number[]): Promise<Map<number, KeptAlert[]>> {
  const rows = await call.tx.rows<KeptAlert & { readonly orderId: number }>(sql`
    select a.clinical_order_id as order_id, a.alert_kind as kind, a.severity, coalesce(${unlessConfidential(call, sql`a.about`)}, '') as about, a.earlier_order_id, u.name as signed_by_name, a.signed_at, a.override_reason
    from order_alert a join app_user u on u.tenant_id = a.tenant_id and u.user_id = a.signed_by
    join clinical_order o on o.tenant_id = a.tenant_id and o.clinical_order_id = a.clinical_order_id
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    where a.tenant_id = ${call.tenantId} and a.clinical_order_id = any(${[...orderIds]}::bigint[]) order by a.order_alert_id`);
  const alerts = new Map<number, KeptAlert[]>(orderIds.map((orderId) => [orderId, []]));
  for (const { orderId, ...alert } of rows) alerts.get(orderId)?.push(alert);
  return alerts;
}

/** The alerts that a doctor overrode for several orders. */
export function readStops(
  call: Call,
  orderIds: readonly number[],
): Promise<(Pick<OrderAlert, 'kind' | 'about'> & { readonly orderId: number })[]> {
  return call.tx.rows(sql`
    select a.clinical_order_id as order_id, a.alert_kind as kind, a.about
    from order_alert a
    where a.tenant_id = ${call.tenantId} and a.clinical_order_id = any(${[...orderIds]}::bigint[]) and a.severity = 'Stop'`);
}
