// Tests that reports hide sensitive fields from readers without the right to their own screen, and free texts about marked patients.
import { appointmentMenu } from '@charaka/contract/clinic/opd/appointment';
import { addVisit, visitMenu } from '@charaka/contract/clinic/opd/visit';
import { refundReport } from '@charaka/contract/insight/report/money-reports';
import { appointmentReport, outpatientReport } from '@charaka/contract/insight/report/outpatient-reports';
import { claimReport } from '@charaka/contract/insight/report/payer-reports';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { reports } from '@charaka/contract/insight/report/reports';
import { type DefaultRole, defaultRoles } from '@charaka/contract/kernel/default-roles';
import { markChart } from '@charaka/contract/people/privacy/marked-chart';
import { beforeAll, expect, it } from 'vitest';
import { firstRights } from '../../../db/seed/seed-access.ts';
import { makeTill, pay, payerPays, today } from '../../../test-support/money/till.ts';
import { book, dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
let tenant: TestTenant;
const asked = { fromDate: dayOf(), toDate: dayOf() };

/** Sensitive fields, with the screen that shows them elsewhere. */
const sensitive: readonly (readonly [Report, string, string])[] = [
  [appointmentReport, 'phone', appointmentMenu],
  [appointmentReport, 'advance', appointmentMenu],
  [outpatientReport, 'feeState', visitMenu],
];

const roles = Object.keys(defaultRoles) as DefaultRole[];
const mayView = (role: DefaultRole, menu: string) =>
  firstRights(role).some(({ menuPath, canView }) => menuPath === menu && canView);

/** Gives the role of the viewer the first rights of another role. */
async function actAs(role: DefaultRole): Promise<void> {
  const { tenantId } = tenant;
  const seen = firstRights(role).flatMap(({ menuPath, canView }) => (canView ? menuPath : []));
  await parts.owner.query(
    'update role_permission set can_view = menu_path = any($2) where tenant_id = $1 and role_id = 31',
    [tenantId, seen],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
}

beforeAll(async () => {
  tenant = await makeTenant(parts);
  await holdOpd(tenant, 20);
  await book(tenant, { advance: 500 });
  const [patientId = 0] = await tenant.addPatients(1);
  await tenant.ask(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf(), complaint: 'Fever' } });
});

it('every field of a phone, a fee or a sum agreed with a person needs a right (RP010)', () => {
  const named = reports.flatMap(({ dataset: { view, fields } }) =>
    Object.entries(fields).flatMap(([name, { needs }]) =>
      /phone|advance|fee|commission|agreed|cost|margin/i.test(name) && needs === undefined ? [`${view}.${name}`] : [],
    ),
  );
  expect(named).toEqual([]);
});

const cases = roles.flatMap((role) =>
  sensitive.flatMap(([of, field, menu]) =>
    role !== 'superAdministrator' && mayView(role, of.menu) ? [[role, of.name, field, of, menu] as const] : [],
  ),
);

it.each(cases)('%s reads in the report %s the field %s where the screen shows it (RP010)', async (...found) => {
  const [role, , field, of, menu] = found;
  await actAs(role);
  const isSeen = mayView(role, menu);
  const value = async () => {
    const answer = await tenant.call(of.list, { ...asked, pageNumber: 1, pageSize: 10 }, { as: 'viewer' });
    return answer.isFailure ? 'refused' : ((answer.output.rows[0] as Record<string, unknown>)[field] ?? null) !== null;
  };
  await expect.poll(value).toBe(isSeen);
  const grouped = await tenant.call(of.sums, { ...asked, groupBy: field } as never, { as: 'viewer' });
  if (!isSeen) expect(grouped.status).toBe(400);
  const { totals } = await tenant.ask(of.sums, asked, { as: 'viewer' });
  expect(totals.some((total) => total.field === field)).toBe(isSeen && of.measures.includes(field));
});

it('reasons of refunds and of payers are empty for a marked patient and a reader without relation (PS009, RP010)', async () => {
  const till = await makeTill(parts);
  const { tenantId, ask } = { tenantId: till.tenant.tenantId, ask: till.tenant.ask.bind(till.tenant) };
  await pay(till.tenant, till.admissionId);
  await pay(till.tenant, till.admissionId, { paymentType: 'Refund', amount: 10, note: 'Indira was overcharged' });
  await payerPays(till.tenant, { mode: 'NEFT', paid: 900, tds: 0, disallowed: 100, reason: 'Indira had gloves' });
  const { rows: patients } = await parts.owner.query<{ patientId: number }>(
    'select patient_id::int as "patientId" from patient where tenant_id = $1',
    [tenantId],
  );
  for (const { patientId } of patients)
    await ask(markChart, { patientId, kind: 'VIP', reason: 'Minister' }, { as: 'admin' });
  // The viewer of a new tenant sees the inpatients, which is a relation.
  await parts.owner.query(
    'update role_permission set can_view = menu_path = any($2) where tenant_id = $1 and role_id = 31',
    [tenantId, reports.map(({ menu }) => menu)],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
  const days = { fromDate: today(), toDate: today(), pageNumber: 1, pageSize: 10 };
  for (const { list } of [refundReport, claimReport]) {
    const read = async (as: 'admin' | 'viewer') =>
      (await ask(list, days, { as })).rows.map(({ personName, reason }) => [personName, reason]);
    expect(await read('admin')).toEqual([[expect.any(String), expect.stringContaining('Indira')]]);
    await expect.poll(() => read('viewer')).toEqual([['Restricted', null]]);
  }
});
