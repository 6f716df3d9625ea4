// Repeats of a test that are ordered ahead: each is an order with a charge of its own, and the rest of them is cancelled with one stroke.
import { listOrders } from '@charaka/contract/clinic/order/order';
import { stopSeries } from '@charaka/contract/clinic/order/order-series';
import { cancelOrders, completeOrders, startOrders } from '@charaka/contract/clinic/order/work-on-orders';
import { beforeAll, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk, orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
let desk: OrderDesk;

beforeAll(async () => {
  desk = await openOrderDesk(parts);
});

const ofSeries = async (orderSeriesId: number) => {
  const { orders } = await desk.tenant.ask(listOrders, { admissionId: desk.admissionId });
  return orders
    .filter((one) => one.orderSeriesId === orderSeriesId)
    .toSorted((one, other) => one.lineNo - other.lineNo)
    .map(({ status, seriesState, seriesPlace, seriesCount }) => [status, seriesState, seriesPlace, seriesCount]);
};

it('a test that is repeated is as many orders at their times, each with its own state and charge; what has not begun stops (OR020)', async () => {
  const { tenant, charged } = desk;
  const signed = await desk.call([{ repeatCount: 4, repeatEvery: 360 }, { chargeId: orderable.xray }]);
  const { orders } = signed.output.group;
  expect(orders).toHaveLength(5);
  const [first, second, third, fourth, once] = orders;
  expect(once?.orderSeriesId ?? null).toBeNull();
  const startsAt = Date.parse(first?.orderFor ?? '');
  const hours = orders.slice(0, 4).map(({ orderFor }) => (Date.parse(orderFor) - startsAt) / 3_600_000);
  expect(hours).toEqual([0, 6, 12, 18]);
  const orderSeriesId = first?.orderSeriesId ?? 0;
  expect(await ofSeries(orderSeriesId)).toEqual([1, 2, 3, 4].map((place) => ['Ordered', 'Ordered', place, 4]));

  await tenant.ask(startOrders, { orderIds: [first?.orderId ?? 0, second?.orderId ?? 0] });
  await tenant.ask(completeOrders, { orderIds: [first?.orderId ?? 0], resultSummary: 'Nil' });
  expect((await ofSeries(orderSeriesId)).map(([, state]) => state)).toEqual(Array(4).fill('InProgress'));
  expect(await charged()).toEqual([
    ['Urine routine', 8500],
    ['Urine routine', 8500],
  ]);
  await tenant.ask(cancelOrders, { orderIds: [fourth?.orderId ?? 0], reason: 'One is enough' });

  expect((await tenant.call(stopSeries, { orderSeriesId, reason: 'Well' })).isFailure).toBe(true);
  const stopped = await tenant.call(stopSeries, { orderSeriesId, reason: 'Patient is well' });
  expect([stopped.message, stopped.output.stopped]).toEqual(['Repeats cancelled: 1', 1]);
  expect((await tenant.call(stopSeries, { orderSeriesId, reason: 'Patient is well' })).message).toBe(
    'All of these repeats have already started',
  );
  expect((await ofSeries(orderSeriesId)).map(([status]) => status)).toEqual([
    'Done',
    'InProgress',
    'Cancelled',
    'Cancelled',
  ]);
  expect(third?.seriesPlace).toBe(3);
  await tenant.ask(completeOrders, { orderIds: [second?.orderId ?? 0], resultSummary: 'Nil' });
  expect((await ofSeries(orderSeriesId)).map(([, state]) => state)).toEqual(Array(4).fill('Done'));
  expect(await charged()).toHaveLength(2);
});

it('a series that never began and is stopped is cancelled, and has charged nothing (OR020)', async () => {
  const before = await desk.charged();
  const { orders } = (await desk.call([{ isRepeatConfirmed: true, repeatCount: 2, repeatEvery: 60 }])).output.group;
  const orderSeriesId = orders[0]?.orderSeriesId ?? 0;
  await desk.tenant.ask(stopSeries, { orderSeriesId, reason: 'Ordered too early' });
  expect(await ofSeries(orderSeriesId)).toEqual([1, 2].map((place) => ['Cancelled', 'Cancelled', place, 2]));
  expect(await desk.charged()).toEqual(before);
});

it('repeats are made ahead for 48 hours and at most 50 times, and nothing is written of what is refused (OR003, OR020)', async () => {
  const again = { isRepeatConfirmed: true };
  const refused = async (line: object) => (await desk.call([{ ...again, ...line }])).message;
  expect(await refused({ repeatCount: 5, repeatEvery: 721 })).toBe(
    'Repeats of Urine routine can be ordered for at most 48 hours ahead',
  );
  expect(await refused({ repeatCount: 3 })).toBe(
    'Please enter how many times Urine routine is done, and the minutes between',
  );
  expect(await refused({ repeatCount: 51, repeatEvery: 10 })).toBe('Enter at most 50 times');
  expect(await refused({ repeatCount: 1, repeatEvery: 10 })).toBe('Enter at least 2 times');
  const { orders } = await desk.tenant.ask(listOrders, { admissionId: desk.admissionId });
  const lines = [
    { ...again, repeatCount: 50, repeatEvery: 10 },
    { ...again, chargeId: orderable.xray, repeatCount: 50, repeatEvery: 10 },
    { ...again, chargeId: orderable.xray },
  ];
  expect((await desk.call(lines)).message).toBe('Choose at most 100 orders at once');
  expect((await desk.tenant.ask(listOrders, { admissionId: desk.admissionId })).orders).toHaveLength(orders.length);
  expect((await desk.tenant.call(stopSeries, { orderSeriesId: 9, reason: 'Not there' })).message).toBe(
    'These repeats do not exist',
  );
});
