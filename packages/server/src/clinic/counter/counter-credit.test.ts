// The payer's share and the due of a counter bill: allowed by a proof or within a limit, else by an approver.
import { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import { addVisit } from '@charaka/contract/clinic/opd/visit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CounterDesk, lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();
const unproven =
  'Enter the number and the day of the authorisation. Otherwise the payer needs a counter agreement, or an approver must make the bill';

/** Answers of calls that meet: bills are written only when all of them wait. */
async function atOnce<T>(calls: () => readonly Promise<T>[]): Promise<T[]> {
  await parts.owner.query('begin');
  await parts.owner.query('lock table counter_bill in share mode');
  const answers = calls();
  await vi.waitUntil(async () => {
    const { rows } = await parts.owner.query(`select from pg_locks where not granted and database =
      (select oid from pg_database where datname = current_database())`);
    return rows.length === answers.length;
  });
  await parts.owner.query('commit');
  return Promise.all(answers);
}

describe('the share of a payer', () => {
  let desk: CounterDesk;
  beforeEach(async () => {
    desk = await openCounter(parts);
  });
  const share = (authorized: number, letter: object) =>
    desk.bill({
      lines: [lineOf(4, 2)],
      associationId: desk.tenant.corporateId,
      authorized,
      authorizationNo: null,
      authorizedOn: null,
      ...letter,
    });
  const agree = (changes: string) =>
    parts.owner.query(`update association set ${changes} where tenant_id = $1`, [desk.tenant.tenantId]);

  it('needs the number and the day of an authorisation (Q259)', async () => {
    for (const letter of [{}, { authorizationNo: 'X1' }, { authorizedOn: dayOf() }])
      expect((await share(500, letter)).message).toBe(unproven);
    expect((await share(500, { authorizationNo: 'X1', authorizedOn: dayOf(1) })).message).toBe(
      'The day of the authorisation cannot be after today',
    );
    const { message, output } = await share(500, { authorizationNo: 'X1', authorizedOn: dayOf(-3) });
    expect(message).toBe('Bill 1 created');
    expect(output.counterBill).toMatchObject({ authorizationNo: 'X1', authorizedOn: dayOf(-3) });
  });

  it('is refused with an authorisation that is on the bill of another patient (Q259)', async () => {
    const { tenant } = desk;
    expect((await share(500, { authorizationNo: 'AUTH-7', authorizedOn: dayOf() })).message).toBe('Bill 1 created');
    const [patientId = 0] = await tenant.addPatients(1, 'Mina');
    await tenant.ask(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf() } });
    const { visits } = await tenant.ask(getUnbilledOrders, { patientId });
    const encounterId = visits[0]?.encounterId ?? 0;
    const ofOther = { authorizationNo: ' auth-7 ', authorizedOn: dayOf(), encounterId };
    expect((await share(500, ofOther)).message).toBe(
      'Authorisation auth-7 is on bill 1 of another patient. Enter the authorisation number of this patient, or ask an approver to make the bill',
    );
    expect((await share(500, { ...ofOther, authorizationNo: 'AUTH-8' })).message).toBe('Bill 2 created');
    expect((await share(500, { authorizationNo: 'AUTH-7', authorizedOn: dayOf() })).message).toBe('Bill 3 created');
  });

  it('names no bill number of another hospital that took the authorisation (Q18, Q259)', async () => {
    const { tenant } = desk;
    const proof = { authorizationNo: 'AUTH-7', authorizedOn: dayOf() };
    expect((await share(500, proof)).message).toBe('Bill 1 created');
    const [patientId = 0] = await tenant.addPatients(1, 'Mina');
    await parts.owner.query('set session_replication_role = replica');
    await parts.owner.query('update counter_bill set hospital_id = 2, patient_id = $2 where tenant_id = $1', [
      tenant.tenantId,
      patientId,
    ]);
    await parts.owner.query('set session_replication_role = origin');
    expect((await share(500, proof)).message).toBe(
      'Another hospital used authorisation AUTH-7 for another patient: enter the number of this patient, or an approver makes the bill',
    );
  });

  it('is taken for one patient where two clerks bill two patients with one number at once (Q259)', async () => {
    const { tenant } = desk;
    const [patientId = 0] = await tenant.addPatients(1, 'Mina');
    await tenant.ask(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf() } });
    const { visits } = await tenant.ask(getUnbilledOrders, { patientId });
    const proof = { authorizationNo: 'AUTH-7', authorizedOn: dayOf() };
    const bills = await atOnce(() => [
      share(500, proof),
      share(500, { ...proof, encounterId: visits[0]?.encounterId ?? 0 }),
    ]);
    expect(bills.map(({ message }) => message).toSorted()).toEqual([
      'Authorisation AUTH-7 is on bill 1 of another patient. Enter the authorisation number of this patient, or ask an approver to make the bill',
      'Bill 1 created',
    ]);
  });

  it('rests on the counter agreement of the payer up to its share and limit (Q259)', async () => {
    await agree('counter_share_basis_points = 5000, counter_from = current_date - 9, counter_limit = 40000');
    expect((await share(351, {})).message).toBe(unproven);
    expect((await share(350, {})).message).toBe('Bill 1 created');
    await agree('counter_limit = 30000');
    expect((await share(350, {})).message).toBe(unproven);
    await agree('counter_limit = null, counter_to = current_date - 2');
    expect((await share(350, {})).message).toBe(unproven);
    expect((await verifyBooks(parts.owner, desk.tenant.tenantId)).difference).toBeNull();
  });

  it('of an agreement that names departments rests on their work alone (Q259)', async () => {
    await parts.owner.query('update charge set charge_type_id = 3 where tenant_id = $1 and charge_id = 4', [
      desk.tenant.tenantId,
    ]);
    await agree('counter_share_basis_points = 10000, counter_from = current_date - 9, counter_radiology = true');
    expect((await share(700, {})).message).toBe(unproven);
    await agree('counter_laboratory = true');
    const mixed = [lineOf(4, 2), lineOf(2)];
    expect((await share(700.01, { lines: mixed })).message).toBe(unproven);
    expect((await share(700, { lines: mixed })).message).toBe('Bill 1 created');
    expect((await share(700, {})).message).toBe('Bill 2 created');
  });
});

describe('what stays due', () => {
  const openWith = (limit: number | null, isApprover = false) =>
    openCounter(parts, async (tenantId) => {
      await parts.owner.query('update role set counter_due_paise = $2 where tenant_id = $1', [tenantId, limit]);
      await parts.owner.query('update staff set is_approver = $2 where tenant_id = $1 and staff_id = 3', [
        tenantId,
        isApprover,
      ]);
      await parts.owner.query('update app_user set staff_id = 3 where tenant_id = $1 and user_id = 2', [tenantId]);
    });
  const unpaid = { lines: [lineOf(4, 2)], amount: 0, dueReason: 'Will pay' };

  it('counts together where two clerks bill one patient at once (Q259)', async () => {
    const desk = await openWith(100_000);
    await holdOpd(desk.tenant, 5, dayOf(), 2);
    await desk.tenant.ask(addVisit, { visit: { patientId: desk.patientId, doctorId: 2, visitOn: dayOf() } });
    const { visits } = await desk.tenant.ask(getUnbilledOrders, { patientId: desk.patientId });
    const bills = await atOnce(() => visits.map(({ encounterId }) => desk.bill({ ...unpaid, encounterId, net: 700 })));
    const said = bills.map(({ message }) => message).toSorted();
    expect(said).toEqual([
      'Bill 1 created',
      'The patient owes Rs 700.00 on earlier bills, and at most Rs 1,000.00 may stay due with your role. An approver must make this bill',
    ]);
  });

  it('is at most the limit of the role, above it an approver makes the bill (Q259)', async () => {
    const refused = 'At most Rs 0.00 may stay due with your role. An approver must make this bill';
    expect((await (await openWith(0)).bill(unpaid)).message).toBe(refused);
    expect((await (await openWith(69_999)).bill(unpaid)).message).toMatch(/^At most Rs 699\.99 may stay due/);
    expect((await (await openWith(70_000)).bill(unpaid)).message).toBe('Bill 1 created');
    expect((await (await openWith(null)).bill(unpaid)).message).toBe('Bill 1 created');
    expect((await (await openWith(0, true)).bill(unpaid)).message).toBe('Bill 1 created');
  });

  it('counts with what the patient owes on earlier bills of the counter (Q259)', async () => {
    const desk = await openWith(100_000);
    expect((await desk.bill(unpaid)).message).toBe('Bill 1 created');
    expect((await desk.bill(unpaid)).message).toBe(
      'The patient owes Rs 700.00 on earlier bills, and at most Rs 1,000.00 may stay due with your role. An approver must make this bill',
    );
    expect((await desk.bill({ ...unpaid, amount: 400 })).message).toBe('Bill 2 created');
  });
});
