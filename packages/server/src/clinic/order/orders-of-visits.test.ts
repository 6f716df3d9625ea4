// Orders on visits to the OPD: signed while the visit is open, done by the same worklist, and charged by nobody but the counter.
import { listEncounters } from '@charaka/contract/clinic/encounter/encounter';
import { cancelVisit } from '@charaka/contract/clinic/opd/visit';
import { findOrderables, getOrder, listOrders, orderWorklist } from '@charaka/contract/clinic/order/order';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { describe, expect, it } from 'vitest';
import { openOrderDesk, openVisitDesk, orderable, verbalGroup } from '../../../test-support/patient/order-desk.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';
import type { TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const result = { resultSummary: 'Nothing abnormal' };

describe('an order on a visit', () => {
  it('belongs to the one encounter of that visit, whose patient it has (OR001, OR003)', async () => {
    const { tenant, sign, encounterId, patientId, visitId } = await openVisitDesk(parts);
    const [first = 0] = await sign({}, { chargeId: orderable.xray });
    const { order } = await tenant.ask(getOrder, { order: { orderId: first } });
    expect(order).toMatchObject({
      encounterId,
      patientId,
      visitId,
      encounterClass: 'OPD',
      admissionId: null,
      tokenNo: 1,
    });
    expect((await tenant.ask(listOrders, { encounterId })).orders).toHaveLength(2);
    expect((await tenant.ask(listOrders, { patientId })).orders).toHaveLength(2);
    await expect(
      parts.owner.query('update clinical_order set patient_id = patient_id + 1 where tenant_id = $1', [
        tenant.tenantId,
      ]),
    ).rejects.toThrow(/foreign key/);
    expect((await tenant.call(listOrders, {})).message).toBe('Please choose a visit or an admission');
  });

  it('is not signed once the visit is closed; what was signed is done all the same (OR005)', async () => {
    const { tenant, call, sign, status, visitId } = await openVisitDesk(parts);
    const [orderId = 0] = await sign();
    await tenant.ask(cancelVisit, { visit: { visitId, cancelReason: 'Left without being seen' } });
    expect((await call([{ chargeId: orderable.xray }])).message).toBe('This visit is closed');
    await tenant.ask(work.startOrders, { orderIds: [orderId] });
    expect(await status(orderId)).toBe('InProgress');
  });

  it('stands on the worklist with its token, among those of stays, in their one order (OR030)', async () => {
    const { tenant, sign, patientId } = await openVisitDesk(parts);
    const [orderId] = await sign({ priority: 'Urgent' });
    const { rows } = await tenant.ask(orderWorklist.list, {});
    expect(rows).toMatchObject([{ orderId, patientId, tokenNo: 1, bedName: null, encounterClass: 'OPD' }]);
    expect(rows[0]?.encounterNo).toMatch(/\d/);
  });

  it('writes no charge line at any moment of the work: that is for the bill of the counter (OR017)', async () => {
    const { tenant, sign } = await openVisitDesk(parts);
    const orderIds = await sign({}, { chargeId: orderable.xray });
    await tenant.ask(work.startOrders, { orderIds });
    await tenant.ask(work.completeOrders, { orderIds, ...result });
    const { rows } = await parts.owner.query('select 1 from service_charge where tenant_id = $1', [tenant.tenantId]);
    expect(rows).toEqual([]);
    const { order } = await tenant.ask(getOrder, { order: { orderId: orderIds[0] ?? 0 } });
    expect(order).toMatchObject({ status: 'Done', coverState: 'Unpaid' });
    const cancelled = { orderIds, reason: 'Other patient', isEnteredInError: true };
    expect((await tenant.call(work.cancelOrders, cancelled)).isFailure).toBe(false);
  });

  it('is ended behind its visit, as it is billed: of two who do both at once nobody is turned away (OR032, OP027)', async () => {
    const { tenant, sign, visitId } = await openVisitDesk(parts);
    const orderIds = await sign();
    await tenant.ask(work.startOrders, { orderIds });
    await parts.owner.query('begin');
    await parts.owner.query('select from opd_visit where tenant_id = $1 and opd_visit_id = $2 for no key update', [
      tenant.tenantId,
      visitId,
    ]);
    const ended = tenant.call(work.completeOrders, { orderIds, ...result });
    const waiting = async () => {
      await parts.owner.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await parts.owner.query(
        'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      return rowCount;
    };
    await expect.poll(waiting).toBe(1);
    const held = await parts.owner.query(
      'select from clinical_order where tenant_id = $1 and clinical_order_id = $2 for update nowait',
      [tenant.tenantId, orderIds[0]],
    );
    await parts.owner.query('commit');
    expect(held.rowCount).toBe(1);
    expect((await ended).isFailure).toBe(false);
  });

  it('is found with the price of the list, and what of it is open (OR011, OR014)', async () => {
    const { tenant, sign, encounterId, patientId } = await openVisitDesk(parts);
    const [orderId] = await sign();
    const answer = await tenant.ask(findOrderables, { encounterId, searchText: 'urine' }, { as: 'admin' });
    expect(answer.patientId).toBe(patientId);
    expect(answer.orderables).toMatchObject([{ chargeId: 3, price: 8500, openOrderId: orderId }]);
    expect((await tenant.call(findOrderables, { searchText: 'urine' })).message).toBe(
      'Please choose a visit or an admission',
    );
    const unknown = await tenant.call(findOrderables, { encounterId: 999_999, searchText: 'urine' });
    expect(unknown.message).toBe('Visit 999999 does not exist');
  });

  it('is not signed on a visit of another hospital, or of nobody, or of another stay than said (OR046)', async () => {
    const desk = await openVisitDesk(parts);
    const stay = await openOrderDesk(parts);
    expect((await desk.call([{}], { encounterId: 999_999 })).message).toBe('Visit 999999 does not exist');
    expect((await stay.call([{}], { encounterId: desk.encounterId })).message).toBe(
      `Visit ${desk.encounterId} does not exist`,
    );
    expect((await desk.call([{}], { encounterId: null })).message).toBe('Please choose a visit or an admission');
  });
});

describe('who sees the OPD alone', () => {
  it('neither reads nor signs orders of inpatients, and the other way round', async () => {
    const { tenant, encounterId, patientId, sign } = await openVisitDesk(parts);
    await sign();
    const admissionId = await admitInScene(tenant);
    await tenant.ask(signOrders, { group: verbalGroup({ admissionId }) });
    const only = async (menu: string, roleId: number) => {
      const user = await addUserOfRole(tenant, roleId, ['sign-order', 'read-chart']);
      await parts.owner.query(
        'delete from role_permission where tenant_id = $1 and role_id = $2 and menu_path <> all($3::text[])',
        [tenant.tenantId, roleId, [menu, 'sign-order', 'read-chart']],
      );
      return user;
    };
    const visits = await only('opd', 51);
    const stays = await only('ipd/ipd_registration', 52);
    await parts.owner.query(
      `insert into privacy_setting (tenant_id, is_wall_enforced) values ($1, false)
       on conflict (tenant_id) do update set is_wall_enforced = false`,
      [tenant.tenantId],
    );
    const seen = async (as: TestUser) =>
      Promise.all(
        [{ encounterId }, { admissionId }].map(
          async (named) => (await tenant.ask(listOrders, named, { as })).orders.length,
        ),
      );
    expect([await seen(visits), await seen(stays)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    const signAs = async (as: TestUser, named: object) =>
      (await tenant.call(signOrders, { group: verbalGroup(named, [{ chargeId: orderable.xray }]) }, { as })).message;
    expect(await signAs(visits, { admissionId })).toBe('This admission does not exist');
    expect(await signAs(stays, { encounterId })).toBe(`Visit ${encounterId} does not exist`);
    expect(await signAs(visits, { encounterId })).toMatch(/^Orders signed/);
    const classes = async (as: TestUser) =>
      (await tenant.ask(listEncounters, { patientId }, { as })).encounters.map(({ encounterClass }) => encounterClass);
    expect([await classes(visits), await classes(stays)]).toEqual([['OPD'], []]);
  });
});
