// Walks every column of an audited table that points at a record: the log names it, or it is one of the few that stay a number.
import { listAuditLog } from '@charaka/contract/foundation/access/audit';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { recordNames } from '../../composition/areas.ts';
import { calledBy, type Reference, readNames, readReferences } from './audit-names.ts';

const parts = useTestApp();

async function auditedReferences(): Promise<Reference[]> {
  const { rows: tables } = await parts.owner.query<{ name: string }>(
    `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'audit'`,
  );
  const { rows } = await parts.owner.query<{
    table_name: string;
    column_name: string;
    record_table: string;
    key_column: string;
    record_columns: string[];
  }>(readReferences(tables.map(({ name }) => name)));
  return rows.map((row) => ({
    tableName: row.table_name,
    columnName: row.column_name,
    recordTable: row.record_table,
    keyColumn: row.key_column,
    recordColumns: row.record_columns,
  }));
}

describe('the name of the record that a changed column points at', () => {
  it('is known for every reference of an audited table, but for records that stay a number by name (R026)', async () => {
    const references = await auditedReferences();
    expect(references.length).toBeGreaterThan(400);
    const byRecord = new Map(references.map((one) => [one.recordTable, one]));
    const numbered = Object.keys(recordNames).filter((table) => recordNames[table] === null);
    const nameless = [...byRecord.values()].filter((one) => calledBy(one, recordNames) === undefined);
    expect(nameless.map(({ recordTable }) => recordTable).sort()).toEqual(numbered.sort());
    for (const reference of byRecord.values()) {
      const name = calledBy(reference, recordNames);
      if (name) await parts.owner.query(readNames(1, reference, name, [1]));
    }
  });

  it('stands beside its number, of the own tenant alone, and never for a patient (R026, Q18)', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    await parts.owner.query(
      `insert into bed_floor (tenant_id, bed_floor_id, hospital_id, bed_floor_name) overriding system value values ($1, 901, 1, 'Of another')`,
      [other.tenantId],
    );
    const before = { doctor_id: 1, current_bed_id: 1, patient_id: 1 };
    const after = { doctor_id: 2, current_bed_id: 2, patient_id: 2 };
    await parts.owner.query(
      `insert into audit_log (tenant_id, at, hospital_id, user_id, operation, action, table_name, record_id, before, after)
       values ($1, now(), 1, 2, '/Test/Write', 'update', 'admission', '1', $2, $3),
         ($1, now(), 1, 2, '/Test/Write', 'insert', 'bed', '1', null, '{"bed_floor_id": 901, "bed_name": "2"}')`,
      [tenant.tenantId, before, after],
    );
    const admissionId = await admitInScene(tenant);
    await parts.owner.query(
      `insert into audit_log (tenant_id, at, hospital_id, user_id, operation, action, table_name, record_id, before, after)
       values ($1, now(), 1, 2, '/Test/Write', 'insert', 'payment', '1', null, $2)`,
      [tenant.tenantId, { admission_id: admissionId }],
    );
    const { rows } = await tenant.ask(listAuditLog, { operation: '/Test/Write' });
    const changes = (table: string) => rows.find((row) => row.tableName === table)?.changes;
    const { rows: names } = await parts.owner.query<{ doctor: string; bed: string }>(
      `select name_in_one(s.salutation, s.first_name, s.last_name) as doctor, b.bed_name as bed
       from staff s join bed b on b.tenant_id = s.tenant_id and b.bed_id = s.staff_id
       where s.tenant_id = $1 and s.staff_id in (1, 2) order by s.staff_id`,
      [tenant.tenantId],
    );
    expect(changes('admission')).toEqual([
      { field: 'current_bed_id', before: '1', after: '2', beforeName: names[0]?.bed, afterName: names[1]?.bed },
      { field: 'doctor_id', before: '1', after: '2', beforeName: names[0]?.doctor, afterName: names[1]?.doctor },
      { field: 'patient_id', before: '1', after: '2', beforeName: null, afterName: null },
    ]);
    expect(changes('payment')).toMatchObject([{ field: 'admission_id', afterName: `IP${admissionId}` }]);
    expect(changes('bed')?.map(({ after, afterName }) => [after, afterName])).toEqual([
      ['901', null],
      ['2', null],
    ]);
  });
});
