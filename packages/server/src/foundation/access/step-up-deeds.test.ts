// Confirmations where the content of a request or the record decides: advances given back, somebody else's password, lists carried away.
import { randomUUID } from 'node:crypto';
import { receiveAdvance, refundAppointment } from '@charaka/contract/clinic/opd/appointment';
import { receiveTheatreAdvance, refundTheatreAdvance } from '@charaka/contract/clinic/theatre/provisional';
import { addRole } from '@charaka/contract/foundation/access/role';
import { changePassword } from '@charaka/contract/foundation/staff/staff';
import { listPatients } from '@charaka/contract/people/patient/patient';
import { listBeds } from '@charaka/contract/stay/bed/bed';
import { expect, it } from 'vitest';
import { book, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { openTheatres, plan } from '../../../test-support/record/theatre.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** Eleven minutes pass for everybody, and the server knows. */
async function grow(tenant: TestTenant): Promise<void> {
  const { tenantId } = tenant;
  await parts.owner.query(`update session set stepped_up_on = now() - interval '11 minutes' where tenant_id = $1`, [
    tenantId,
  ]);
  await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
  const tryRole = () => tenant.call(addRole, { role: { roleName: randomUUID() } });
  await expect.poll(async () => (await tryRole()).wire._stepUp).toBe('password');
}

const reason = 'The patient changed plans';

it('an advance above the limit is given back after a confirmation, of an appointment and of an operation; below it at once (PS035, R487)', async () => {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update hospital set refund_limit_paise = 100000000 where tenant_id = $1', [tenant.tenantId]);
  await openTheatres(tenant);
  await holdOpd(tenant, 5);
  const { appointmentId } = (await book(tenant)).output.appointment;
  const { provisionalBookingId } = (await plan(tenant)).output.booking;
  await tenant.ask(receiveAdvance, { appointment: { appointmentId, advance: 60_000, neft: 60_000 } });
  await tenant.ask(receiveTheatreAdvance, { booking: { provisionalBookingId, advance: 400, neft: 400 } });
  await grow(tenant);
  const refundOpd = () => tenant.call(refundAppointment, { appointment: { appointmentId, reason, neft: 60_000 } });
  const refundTheatre = (neft: number) =>
    tenant.call(refundTheatreAdvance, { booking: { provisionalBookingId, reason, neft } });
  expect((await refundOpd()).wire._stepUp).toBe('password');
  expect((await refundTheatre(400)).isFailure).toBe(false);
  await tenant.ask(receiveTheatreAdvance, { booking: { provisionalBookingId, advance: 70_000, neft: 70_000 } });
  expect((await refundTheatre(70_000)).wire._stepUp).toBe('password');
  await parts.owner.query('update session set stepped_up_on = now() where tenant_id = $1', [tenant.tenantId]);
  await parts.owner.query(`select pg_notify('charaka', $1)`, [
    JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
  ]);
  await expect.poll(async () => (await refundTheatre(70_000)).isFailure).toBe(false);
  const refund = await refundOpd();
  expect(refund.isFailure, refund.message).toBe(false);
});

it('somebody else’s password is set after a confirmation, one’s own with the old one alone (PS035, PS041)', async () => {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update app_user set staff_id = 1 where tenant_id = $1 and user_id = 3', [tenant.tenantId]);
  await grow(tenant);
  const set = (as: TestUser) =>
    tenant.call(changePassword, { staff: { staffId: 1, encryptedPassword: 'AAAA' } }, { as });
  expect((await set('admin')).wire._stepUp).toBe('password');
  expect((await set('viewer')).wire._stepUp).toBeUndefined();
});

it('more patients than a page leave with the deed and a confirmation only, however large the page; a page and the board do not ask (PS035, Q225)', async () => {
  const tenant = await makeTenant(parts);
  await tenant.addPatients(201);
  const without = await addUserOfRole(tenant, 32, ['read-chart']);
  const list = (pageSize: number, as: TestUser) => tenant.call(listPatients, { pageNumber: 1, pageSize }, { as });
  expect((await list(0, 'clerk')).isFailure).toBe(false);
  await grow(tenant);
  expect((await list(0, 'clerk')).wire._stepUp).toBe('password');
  expect((await list(5000, 'clerk')).wire._stepUp).toBe('password');
  expect((await list(0, 'clerk')).wire.patientsList).toBeUndefined();
  expect((await list(200, 'clerk')).isFailure).toBe(false);
  expect((await list(0, without)).isFailure).toBe(true);
  expect((await list(0, without)).wire._stepUp).toBeUndefined();
  expect((await tenant.call(listBeds, { pageNumber: 0, pageSize: 0 })).isFailure).toBe(false);
});
