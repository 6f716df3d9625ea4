// Repeats of a line that are ordered ahead: each is an order of its own, and what has not begun is cancelled with one stroke (OR020).
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import { stopSeries as stopSeriesEndpoint } from '@charaka/contract/clinic/order/order-series';
import type { OrderKind } from '@charaka/rules/clinic/order-step';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { moveOrders } from './move-orders.ts';
import { ofHospital, refuseStep } from './order-store.ts';

/** How often a line is done and every how many minutes. */
export interface Repeats {
  readonly everyMinutes: number;
  readonly times: number;
}

const MOST_MINUTES_AHEAD = 48 * 60;
const repeatedKinds: readonly OrderKind[] = ['Investigation', 'Imaging', 'Procedure'];

/** The repeats that a line asks for; undefined where it is done once. Refuses half of the answer, another kind, and more than 48 hours. */
export function repeatsOf(
  { repeatEvery, repeatCount }: { readonly repeatEvery?: number | null; readonly repeatCount?: number | null },
  { orderName, kind }: { readonly orderName: string; readonly kind: OrderKind },
): Repeats | undefined {
  if (repeatEvery == null && repeatCount == null) return;
  if (repeatEvery == null || repeatCount == null) return refuse(orderSentences.repeatUnclear({ orderName }));
  if (!repeatedKinds.includes(kind)) refuse(orderSentences.repeatOfOther({ orderName }));
  if (repeatEvery * (repeatCount - 1) > MOST_MINUTES_AHEAD) refuse(orderSentences.repeatsTooLong({ orderName }));
  return { everyMinutes: repeatEvery, times: repeatCount };
}

/** Writes a series of a group. */
export async function insertSeries(
  call: Call,
  orderGroupId: number,
  { everyMinutes, times }: Repeats,
): Promise<number> {
  const { orderSeriesId } = await call.tx.single<{ orderSeriesId: number }>(sql`
    insert into order_series (tenant_id, order_group_id, every_minutes, planned_count)
    values (${call.tenantId}, ${orderGroupId}, ${everyMinutes}, ${times})
    returning order_series_id`);
  return orderSeriesId;
}

/** The times of the repeats, the first when the line is wanted. */
export function timesOf(orderFor: string, { everyMinutes, times }: Repeats): string[] {
  const first = Date.parse(orderFor);
  return Array.from({ length: times }, (_, place) => new Date(first + place * everyMinutes * 60_000).toISOString());
}

/** Orders that have begun are finished by their department; the others are cancelled like single orders, each with its money. */
export const stopSeries = handle(stopSeriesEndpoint, async (call, { orderSeriesId, reason }) => {
  const orders = await call.tx.rows<{ orderId: number; isOpen: boolean }>(sql`
    select o.clinical_order_id as order_id, o.status in ('Ordered', 'Accepted', 'OnHold') as is_open
    from clinical_order o
    join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
    where ${ofHospital(call)} and o.order_series_id = ${orderSeriesId}`);
  if (orders.length === 0) refuse(orderSentences.seriesDoesNotExist);
  const open = orders.filter(({ isOpen }) => isOpen).map(({ orderId }) => orderId);
  if (open.length === 0) refuse(orderSentences.seriesBegun);
  // One that has begun meanwhile is no longer to be cancelled here: behind its lock the step is refused.
  await moveOrders(call, open, (one) => (one.status === 'InProgress' ? refuseStep(call, one) : 'cancel'), { reason });
  call.say(orderSentences.seriesStopped({ count: open.length }));
  return { stopped: open.length };
});
