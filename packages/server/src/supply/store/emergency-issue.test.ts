// Emergency issues through the calls: from any store at once, with a patient or an arrival number, settled by a second person.
import { listStock } from '@charaka/contract/supply/pharmacy/stock';
import {
  addEmergencyIssue,
  listEmergencyIssues,
  settleEmergencyIssue,
  witnessEmergencyIssue,
} from '@charaka/contract/supply/store/emergency-issue';
import { describe, expect, it } from 'vitest';
import { addItem, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { storeOfKind } from '../../../test-support/record/ward-store.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

/** A main store with ten units of a batch. */
async function makeScene(schedule?: 'X') {
  const tenant = await makeTenant(parts);
  const storeId = await storeOfKind(tenant);
  const batchId = await stock(tenant, await addItem(tenant), { quantity: 10, mrp: 30, days: 100 });
  if (schedule)
    await parts.owner.query(`update pharmacy_item set schedule = $2 where tenant_id = $1`, [tenant.tenantId, schedule]);
  const issue = (more: object = {}) =>
    tenant.call(addEmergencyIssue, {
      emergencyIssue: {
        storeId,
        batchId,
        units: 4,
        arrivalNo: 'ER 7',
        placeKind: 'Ambulance',
        askedByName: 'Dr Rao',
        reason: 'Cardiac arrest',
        ...more,
      },
    });
  const settle = (emergencyIssueId: number, as: TestUser) =>
    tenant.call(settleEmergencyIssue, { emergencyIssue: { emergencyIssueId, orderReference: 'Order 12' } }, { as });
  const left = async () => (await tenant.ask(listStock, { pageNumber: 1, pageSize: 5 })).rows[0]?.quantity;
  return { tenant, storeId, batchId, issue, settle, left };
}

describe('an emergency issue', () => {
  it('takes units of any store at once, with a patient or an arrival number and the person who asks (PH090)', async () => {
    const { tenant, issue, left } = await makeScene();
    expect((await issue({ arrivalNo: '' })).fields).toEqual({
      'emergencyIssue.arrivalNo': 'Enter the UHID of the patient or the arrival number',
    });
    expect((await issue({ patientId: 999_999 })).message).toBe('No patient has this UHID');
    expect((await issue({ askedByName: '' })).message).toBe('Enter the name of the doctor or nurse who asks');
    expect((await issue({ units: 11 })).message).toMatch(/^Only 10 of /);
    const done = await issue();
    expect(done.message).toMatch(/^4 of .* issued from Main store: settle within 24 hours$/);
    expect(done.output.emergencyIssue).toMatchObject({ status: 'Open', arrivalNo: 'ER 7', isLate: false, isOwn: true });
    expect(await left()).toBe(6);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('is settled once, by another person, with the signed order, also in the database (PH090)', async () => {
    const { tenant, issue, settle } = await makeScene();
    const { emergencyIssueId } = (await issue()).output.emergencyIssue;
    expect((await settle(emergencyIssueId, 'clerk')).message).toBe(
      'You issued these units: another person must settle the issue',
    );
    const forged = parts.owner.query(
      `update emergency_issue set status = 'Settled', settled_by = issued_by, settled_at = now(), order_reference = 'x'
       where tenant_id = $1 and emergency_issue_id = $2`,
      [tenant.tenantId, emergencyIssueId],
    );
    await expect(forged).rejects.toThrow('another_person_settles');
    const both = await Promise.all([settle(emergencyIssueId, 'admin'), settle(emergencyIssueId, 'admin')]);
    expect(both.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    const list = await tenant.ask(listEmergencyIssues, { status: 'Open', pageNumber: 1, pageSize: 5 });
    expect(list.rows).toEqual([]);
    const settled = await tenant.ask(listEmergencyIssues, { status: 'Settled', pageNumber: 1, pageSize: 5 });
    expect(settled.rows).toMatchObject([{ orderReference: 'Order 12', isOwn: true }]);
  });

  it('of Schedule X waits for a witness, who is another person, before it is settled (PH072, PH090)', async () => {
    const { tenant, issue, settle } = await makeScene('X');
    const { emergencyIssueId, ...open } = (await issue()).output.emergencyIssue;
    expect(open).toMatchObject({ needsWitness: true, isWitnessLate: false, witnessedByName: null });
    expect((await settle(emergencyIssueId, 'admin')).message).toMatch(/ is Schedule X: a witness must sign first$/);
    const sign = (as: TestUser) => tenant.call(witnessEmergencyIssue, { emergencyIssueId }, { as });
    expect((await sign('clerk')).message).toBe('You issued these units: another person must sign as witness');
    await parts.owner.query(
      `update emergency_issue set issued_at = now() - interval '31 minutes' where tenant_id = $1 and emergency_issue_id = $2`,
      [tenant.tenantId, emergencyIssueId],
    );
    const { rows } = await tenant.ask(listEmergencyIssues, { pageNumber: 1, pageSize: 5 });
    expect(rows).toMatchObject([{ isWitnessLate: true }]);
    expect((await sign('admin')).output.emergencyIssue.isWitnessLate).toBe(false);
    expect((await sign('admin')).message).toBe('A witness has signed this issue already');
    expect((await settle(emergencyIssueId, 'admin')).isFailure).toBe(false);
  });

  it('is late after 24 hours without its order, and stands first (PH090)', async () => {
    const { tenant, issue } = await makeScene();
    await issue({ units: 1 });
    await issue({ units: 2 });
    await parts.owner.query(
      `update emergency_issue set issued_at = now() - interval '25 hours' where tenant_id = $1
         and emergency_issue_id = (select max(emergency_issue_id) from emergency_issue where tenant_id = $1)`,
      [tenant.tenantId],
    );
    const { rows } = await tenant.ask(listEmergencyIssues, { pageNumber: 1, pageSize: 5 });
    expect(rows.map(({ units, isLate }) => [units, isLate])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('of the last units at one instant never goes below zero (PH003, PH090)', async () => {
    const { issue, left } = await makeScene();
    const all = await Promise.all([issue(), issue(), issue()]);
    expect(all.filter(({ isFailure }) => !isFailure)).toHaveLength(2);
    expect(await left()).toBe(2);
  });
});
