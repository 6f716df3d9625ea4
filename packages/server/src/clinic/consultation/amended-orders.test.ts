// Orders that an amended note drops while their department begins with them.
import { setAllergyStatus } from '@charaka/contract/clinic/chart/chart';
import { amendConsultation, getConsultation } from '@charaka/contract/clinic/consultation/consultation';
import { listOrders } from '@charaka/contract/clinic/order/order';
import { expect, it } from 'vitest';
import { openConsultationDesk, paracetamol } from '../../../test-support/patient/consultation-desk.ts';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
const urine = { chargeId: orderable.urine, orderName: 'Urine routine', isUrgent: false };

async function oneWaits(): Promise<void> {
  const waiting = async () => {
    await parts.owner.query('select pg_stat_clear_snapshot()');
    const { rowCount } = await parts.owner.query(
      'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    return rowCount;
  };
  await expect.poll(waiting).toBe(1);
}

it('an amended note does not cancel an order that begins meanwhile; the next amendment leaves it (OP016, OR024, Q271)', async () => {
  const { tenant, patientId, sign, note, visitId } = await openConsultationDesk(parts);
  await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
  const { encounterId } = (await sign({ complaints: [{ text: 'Fever' }], orders: [urine] })).output.visit;
  const orders = async () => (await tenant.ask(listOrders, { encounterId })).orders;
  const [{ orderId } = { orderId: 0 }] = await orders();
  const dropped = { ...(await note({ orders: [] })), amendmentReason: 'Not needed' };
  await parts.owner.query('begin');
  await parts.owner.query(
    `update clinical_order set status = 'InProgress', status_at = now(), status_by = 1
     where tenant_id = $1 and clinical_order_id = $2`,
    [tenant.tenantId, orderId],
  );
  const answer = tenant.call(amendConsultation, dropped);
  await oneWaits();
  await parts.owner.query('commit');
  expect((await answer).message).toContain("Urine routine is now 'Begun'");
  expect((await tenant.ask(getConsultation, { visitId })).consultation.version).toBe(1);
  await tenant.ask(amendConsultation, dropped);
  expect(await orders()).toMatchObject([{ orderId, status: 'InProgress' }]);
});

const weekly = {
  ...paracetamol,
  frequency: 'WEEKLY',
  dose: 6,
  morning: null,
  noon: null,
  evening: null,
  night: null,
  durationDays: 28,
} as const;

it('a dose that is amended under the same frequency is ordered anew, and the former order is cancelled (OP016, OR024)', async () => {
  const { tenant, patientId, sign, note } = await openConsultationDesk(parts);
  await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
  const { encounterId } = (await sign({ medicines: [weekly] })).output.visit;
  const amended = { ...(await note({ medicines: [{ ...weekly, dose: 3 }] })), amendmentReason: 'Too much' };
  await tenant.ask(amendConsultation, amended);
  const { orders } = await tenant.ask(listOrders, { encounterId });
  const doses = orders.map(({ status, detail }) => [status, detail?.dose]).toSorted();
  expect(doses).toEqual([
    ['Cancelled', 6000],
    ['Ordered', 3000],
  ]);
});

it('amended words of a medicine are written into its order, which is not ordered a second time (OP016, PH051)', async () => {
  const { tenant, patientId, sign, note } = await openConsultationDesk(parts);
  await tenant.ask(setAllergyStatus, { patientId, status: 'NoneKnown' });
  const { encounterId } = (await sign({ medicines: [weekly] })).output.visit;
  const words = { food: 'Before', instruction: 'On Sundays' } as const;
  await tenant.ask(amendConsultation, {
    ...(await note({ medicines: [{ ...weekly, ...words }] })),
    amendmentReason: 'Taken on another day',
  });
  const { orders } = await tenant.ask(listOrders, { encounterId });
  expect(orders).toMatchObject([
    { status: 'Ordered', instruction: 'On Sundays', detail: { dose: 6000, food: 'Before' } },
  ]);
});
