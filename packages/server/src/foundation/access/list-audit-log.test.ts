// The audit log as administrators read it: each change with its user, narrowed, and only of their own hospitals.
import { listAuditChoices, listAuditLog } from '@charaka/contract/foundation/access/audit';
import { updateFinancialYear } from '@charaka/contract/foundation/tenancy/hospital';
import { addPatient, updatePatient } from '@charaka/contract/people/patient/patient';
import { describe, expect, it } from 'vitest';
import { patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** Puts lines into the log as if they had been written at an instant. */
async function addLines(tenant: TestTenant, at: string, howMany: number, hospitalId = 1): Promise<void> {
  await parts.owner.query(
    `insert into audit_log (tenant_id, at, hospital_id, user_id, operation, action, table_name, record_id, after)
     select $1, $2::timestamptz, $4, 2, '/Test/Write', 'insert', 'test_table', n::text, '{"fee_paise": 50050}'
     from generate_series(1, $3::integer) n`,
    [tenant.tenantId, at, howMany, hospitalId],
  );
}

const tableTest = { tableName: 'test_table' };
const unnamed = { beforeName: null, afterName: null };

describe('the audit log', () => {
  it('tells who wrote which record from where, newest first, only what changed (R026)', async () => {
    const tenant = await makeTenant(parts);
    const { patient } = await tenant.ask(addPatient, { patient: patientForm() });
    const changed = { ...patientForm({ city: 'Nagpur' }), patientId: patient.patientId };
    await tenant.ask(updatePatient, { patient: changed });
    const { rows } = await tenant.ask(listAuditLog, { tableName: 'patient', recordId: String(patient.patientId) });
    expect(rows.map((row) => row.action)).toEqual(['update', 'insert']);
    expect(rows[0]).toMatchObject({
      userName: 'Clerk User',
      hospitalName: 'First Hospital',
      ip: '127.0.0.1',
      operation: updatePatient.path,
      recordId: String(patient.patientId),
    });
    expect(rows[0]?.requestId).toMatch(/^[\w-]{8,}$/);
    expect(rows[0]?.changes).toContainEqual({ field: 'city', before: 'Pune', after: 'Nagpur', ...unnamed });
    expect(rows[0]?.changes.map((change) => change.field)).not.toContain('first name');
    expect(rows[1]?.changes).toContainEqual({ field: 'first_name', before: null, after: 'Asha', ...unnamed });
  });

  it('answers all its lines in batches, named and in order, when no page is asked for (Q01, Q291)', async () => {
    const tenant = await makeTenant(parts);
    await addLines(tenant, '2026-03-01T19:00:00Z', 250);
    const whole = await tenant.ask(listAuditLog, { ...tableTest, pageSize: 0 });
    expect(whole).toMatchObject({ totalCount: 250, pageNumber: 1 });
    expect(whole.rows.map(({ recordId }) => recordId)).toEqual(Array.from({ length: 250 }, (_, n) => String(250 - n)));
    expect(whole.rows[249]?.changes).toEqual([{ field: 'fee_paise', before: null, after: '500.50', ...unnamed }]);
    expect((await tenant.ask(listAuditLog, { ...tableTest, pageSize: 100 })).rows).toHaveLength(100);
    expect((await tenant.ask(listAuditLog, { ...tableTest, pageSize: 150 })).rows).toHaveLength(150);
  });

  it('is narrowed by days of the hospital, user, table, record, call and deed (R301, Q30)', async () => {
    const tenant = await makeTenant(parts);
    // 19:00 UTC is half past midnight of the next day in India.
    await addLines(tenant, '2026-03-01T19:00:00Z', 2);
    await addLines(tenant, '2026-03-03T10:00:00Z', 1);
    const count = async (input: object) => (await tenant.ask(listAuditLog, input)).totalCount;
    expect(await count({ ...tableTest, fromDate: '2026-03-02', toDate: '2026-03-02' })).toBe(2);
    expect(await count({ ...tableTest, toDate: '2026-03-01' })).toBe(0);
    expect(await count({ ...tableTest, fromDate: '2026-03-03' })).toBe(1);
    expect(await count({ operation: '/Test/Write' })).toBe(3);
    expect(await count({ ...tableTest, recordId: '1' })).toBe(2);
    expect(await count({ ...tableTest, userId: 1 })).toBe(0);
    expect(await count({ ...tableTest, userId: 2, action: 'insert' })).toBe(3);
    expect(await count({ ...tableTest, action: 'update' })).toBe(0);
    const filterParams = [{ columnName: 'record', filterValue: '2', filterOption: 11 }];
    expect(await count({ ...tableTest, filterParams })).toBe(1);
    const oldest = await tenant.ask(listAuditLog, {
      ...tableTest,
      pageNumber: 1,
      pageSize: 2,
      sortingModel: { sortColumn: 'time', sortDirection: 'asc' },
    });
    expect(oldest.rows.map((row) => row.at.slice(0, 10))).toEqual(['2026-03-01', '2026-03-01']);
    const byUser = await tenant.call(listAuditLog, { sortingModel: { sortColumn: 'userId' } });
    expect(byUser).toMatchObject({ status: 400, message: 'The audit log is sorted by time only' });
    expect(oldest.rows[0]?.changes).toEqual([{ field: 'fee_paise', before: null, after: '500.50', ...unnamed }]);
  });

  it('shows other hospitals to role 0 only, and nothing to who has no right to it (Q18, R168)', async () => {
    const tenant = await makeTenant(parts);
    await addLines(tenant, '2026-03-01T10:00:00Z', 1, 2);
    expect((await tenant.ask(listAuditLog, tableTest)).totalCount).toBe(0);
    expect((await tenant.ask(listAuditLog, tableTest, { as: 'admin' })).totalCount).toBe(1);
    await parts.owner.query(
      `update role_permission set can_view = false where tenant_id = $1 and role_id = 31 and menu_path = 'audit_log_report'`,
      [tenant.tenantId],
    );
    expect((await tenant.call(listAuditLog, {}, { as: 'viewer' })).status).toBe(403);
    expect((await tenant.call(listAuditChoices, {}, { as: 'viewer' })).status).toBe(403);
  });

  it('offers the users, tables and calls that stand in it, of the own tenant alone (Q18)', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    await addLines(other, '2026-03-01T10:00:00Z', 1);
    const year = { finYear: '2020-2021', yearFrom: '2020-04-01', yearTo: '2021-03-31', isActive: false };
    await tenant.ask(updateFinancialYear, { financialYear: year });
    const choices = await tenant.ask(listAuditChoices, {});
    expect(choices.users.map((user) => user.userName)).toEqual(['Admin User', 'Clerk User', 'Viewer User']);
    expect(choices.tables).toContain('financial_year');
    expect(choices.tables).not.toContain('test_table');
    expect(choices.operations).toContain(updateFinancialYear.path);
    expect([...choices.tables].sort()).toEqual(choices.tables);
  });
});
