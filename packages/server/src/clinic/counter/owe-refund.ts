// Owes the patient what was paid for an order that is cancelled; the cashier's list shows it until a credit note is made (OR022, OR024).
import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import { isGiftAbove } from '@charaka/rules/money/gift';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import { basisPoints, type Paise, paise, type Thousandths } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { CancelledOrder } from '../../money/charge/counter-account.ts';
import { giftLimitOf } from '../../money/charge/judge-gift.ts';
import { goneBackOf } from './owed-of-line.ts';

interface BilledLine {
  readonly orderId: number;
  readonly serviceChargeId: number;
  readonly totalPaise: Paise;
  readonly quantityThousandths: Thousandths;
  readonly leftThousandths: Thousandths;
  readonly backThousandths: Thousandths;
}

/**
 * Of an order that is on no bill nothing is owed. Work that has begun is taken back by whoever may give away so much; above that an
 * approver cancels it, or what was done stays charged.
 */
export async function owePaidOrders(call: Call, orders: readonly CancelledOrder[], reason: string): Promise<void> {
  const orderById = new Map(orders.map((one) => [one.orderId, one]));
  const lines = await readBilledLines(call, [...orderById.keys()]);
  const owed = lines.flatMap((line) => {
    const order = orderById.get(line.orderId);
    const quantity = Math.min(order?.backThousandths ?? 0, line.leftThousandths);
    return order && quantity > 0 ? [{ ...line, order, quantity }] : [];
  });
  if (owed.length === 0) return;
  const limit = await giftLimitOf(call);
  for (const { order, quantity, totalPaise, quantityThousandths } of owed) {
    const back = paise(Math.round((totalPaise * quantity) / quantityThousandths));
    const share = basisPoints(Math.round((quantity * 10_000) / quantityThousandths));
    if (order.hasBegun && isGiftAbove({ listPaise: totalPaise, giftPaise: back, giftBasisPoints: share }, limit))
      refuse(counterSentences.approverTakesBack({ orderName: order.orderName, sum: formatPaise(back) }));
  }
  await writeDues(call, owed, reason);
  await call.announce(counterTopic);
}

function readBilledLines(call: Call, orderIds: readonly number[]): Promise<BilledLine[]> {
  return call.tx.rows<BilledLine>(sql`
    select x.clinical_order_id as order_id, x.service_charge_id, x.line_total_paise as total_paise, x.quantity_thousandths,
      x.quantity_thousandths - back.quantity as left_thousandths, back.quantity as back_thousandths
    from service_charge x
    cross join lateral ${goneBackOf(sql`x`)} as back (quantity)
    where x.tenant_id = ${call.tenantId} and x.clinical_order_id = any(${[...orderIds]}::bigint[]) and x.counter_bill_id is not null
      and x.is_active
    order by x.service_charge_id`);
}

async function writeDues(
  call: Call,
  owed: readonly (Pick<BilledLine, 'serviceChargeId' | 'orderId' | 'backThousandths'> & {
    readonly quantity: number;
  })[],
  reason: string,
): Promise<void> {
  const lines = owed.map(({ serviceChargeId, orderId, backThousandths: back, quantity }) => ({
    serviceChargeId,
    orderId,
    back,
    quantity,
  }));
  await call.tx.rows(sql`
    insert into refund_due (tenant_id, service_charge_id, hospital_id, clinical_order_id, quantity_thousandths, back_before_thousandths,
      reason, owed_at, owed_by)
    select ${call.tenantId}, "serviceChargeId", ${call.hospital.hospitalId}, "orderId", quantity, back, ${reason}, ${call.now},
      ${call.userId}
    from json_to_recordset(${JSON.stringify(lines)}::json) as line ("serviceChargeId" bigint, "orderId" bigint, back bigint,
      quantity bigint)`);
}
