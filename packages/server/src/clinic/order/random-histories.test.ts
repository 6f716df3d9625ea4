// Random histories of orders through the product: every step as the table of states says, and charged is what was done and not taken back.
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { chargingDeed, isOrderOpen, type OrderDeed, type OrderStatus, stepOf } from '@charaka/rules/clinic/order-step';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCounter } from '../../../test-support/money/counter-desk.ts';
import { brokenBy, drawsOf, playOrders } from '../../../test-support/money/order-history.ts';
import { type OrderDesk, openOrderDesk, orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

/** An order as the model has it. */
interface Modelled {
  readonly orderId: number;
  readonly kind: 'Investigation' | 'Imaging';
  readonly price: number;
  status: OrderStatus;
  heldFrom: OrderStatus | null;
  isCharged: boolean;
  events: number;
}

const deeds = [
  'accept',
  'begin',
  'finish',
  'verify',
  'give-back',
  'send-back',
  'take-back',
  'hold',
  'resume',
  'cancel',
  'cancel-keeping',
] as const;
type Deed = (typeof deeds)[number];

const anyHistory = fc.array(fc.record({ deed: fc.constantFrom(...deeds), which: fc.nat(3) }), {
  minLength: 25,
  maxLength: 25,
});

function send({ tenant }: OrderDesk, deed: Deed, orderId: number) {
  const several = { orderIds: [orderId] };
  const back = { orderId, reason: 'Asked for by chance' };
  const cancel = { ...several, reason: 'Asked for by chance' };
  switch (deed) {
    case 'accept':
      return tenant.call(work.acceptOrders, several);
    case 'begin':
      return tenant.call(work.startOrders, several);
    case 'finish':
      return tenant.call(work.completeOrders, { ...several, resultSummary: 'Normal' });
    case 'verify':
      return tenant.call(work.verifyOrders, several);
    case 'give-back':
      return tenant.call(work.giveBackOrder, back);
    case 'send-back':
      return tenant.call(work.sendBackOrder, back);
    case 'take-back':
      return tenant.call(work.takeBackOrder, back);
    case 'hold':
      return tenant.call(work.holdOrder, back);
    case 'resume':
      return tenant.call(work.resumeOrder, back);
    default:
      return tenant.call(work.cancelOrders, { ...cancel, charge: deed === 'cancel' ? 'TakeBack' : 'Keep' });
  }
}

/** The deed as the table of states has it: what is done is not cancelled but entered in error. */
function deedOf(deed: Deed, { status }: Modelled): OrderDeed {
  if (deed !== 'cancel' && deed !== 'cancel-keeping') return deed;
  return isOrderOpen(status) ? 'cancel' : 'enter-in-error';
}

/** Moves the model; answers whether the product has to do the same or to refuse. */
function move(one: Modelled, deed: Deed): boolean {
  const asked = deedOf(deed, one);
  const to = stepOf(asked, one);
  if (to === undefined) return false;
  one.heldFrom = to === 'OnHold' ? one.status : null;
  one.status = to;
  one.events += 1;
  if (asked === chargingDeed(one.kind)) one.isCharged = true;
  if (to === 'Cancelled' && deed === 'cancel') one.isCharged = false;
  return true;
}

async function live(history: readonly { deed: Deed; which: number }[]): Promise<void> {
  const desk = await openOrderDesk(parts);
  const lines = [{}, { chargeId: orderable.xray }, {}, { chargeId: orderable.xray }];
  const orderIds = await desk.sign(...lines);
  const orders = orderIds.map((orderId, index): Modelled => {
    const isImage = index % 2 === 1;
    const [kind, price] = isImage ? (['Imaging', 35_000] as const) : (['Investigation', 8500] as const);
    return { orderId, kind, price, status: 'Ordered', heldFrom: null, isCharged: false, events: 1 };
  });
  for (const { deed, which } of history) {
    const one = orders[which] as Modelled;
    const from = one.status;
    const isAllowed = move(one, deed);
    const answer = await send(desk, deed, one.orderId);
    expect(answer.isFailure, `${deed} of what is ${from}: ${answer.message}`).toBe(!isAllowed);
  }
  const statuses = await Promise.all(orderIds.map(desk.status));
  expect(statuses).toEqual(orders.map(({ status }) => status));
  const sum = (await desk.charged()).reduce((total, [, paise]) => total + paise, 0);
  expect(sum).toBe(orders.reduce((total, { isCharged, price }) => total + (isCharged ? price : 0), 0));
  const { rows } = await parts.owner.query<{ events: number; isUnbroken: boolean }>(
    `select count(*)::int as events, bool_and(from_status is not distinct from before) as "isUnbroken"
     from (select clinical_order_id, from_status,
         lag(to_status) over (partition by clinical_order_id order by order_event_id) as before
       from order_event where tenant_id = $1) step group by clinical_order_id order by clinical_order_id`,
    [desk.tenant.tenantId],
  );
  expect(rows).toEqual(orders.map(({ events }) => ({ events, isUnbroken: true })));
}

describe('random histories of orders', () => {
  it('keep to the table of states, charge once what was done, and leave an unbroken chain of steps (OR015, OR021, OR026, OR038)', async () => {
    for (const history of fc.sample(anyHistory, { numRuns: 8, seed: 20_261_219 })) await live(history);
  }, 120_000);

  it('of visits with their bills, refunds and merges charge nothing twice, owe what is left, and keep the ledger whole (OR012, OR022, OR026, OR037)', async () => {
    const desk = await openCounter(parts);
    const done = await playOrders(desk, drawsOf(20_270_103), 60);
    expect(done).toBeGreaterThan(20);
    expect(await brokenBy(desk)).toEqual([]);
  }, 120_000);
});
