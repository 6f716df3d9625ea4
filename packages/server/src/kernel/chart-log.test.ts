// The log of chart readings: every reading is logged, an export is sent only with its log rows, and the chain detects tampering.

import { getPatient, listPatients } from '@charaka/contract/people/patient/patient';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { onePatient, sendAdmission } from '../../test-support/patient/admit-somebody.ts';
import { chartsWritten, useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { ChartLog, type ChartReading } from './chart-log.ts';
import { openPool } from './database.ts';
import { inTransaction } from './transaction.ts';
import { verifyChartLog } from './verify-chart-log.ts';

const parts = useTestApp();

interface Row {
  patientId: number;
  admissionId: number | null;
  userId: number;
  part: string;
  reason: string;
  rowCount: number;
}

async function logged(tenant: TestTenant, part: string): Promise<Row[]> {
  const { rows } = await parts.owner.query<Row>(
    `select patient_id as "patientId", admission_id as "admissionId", user_id as "userId", part, reason, row_count as "rowCount"
     from chart_access where tenant_id = $1 and part = $2 order by hour, batch_no, row_no`,
    [tenant.tenantId, part],
  );
  return rows;
}

const readingOf = (tenant: TestTenant): ChartReading => ({
  tenantId: tenant.tenantId,
  userId: 2,
  roleId: 30,
  hospitalId: 1,
  sessionId: 'a session',
  ip: '127.0.0.1',
  part: '/Test/Read',
  reason: 'Care',
  relationship: null,
  breakGlassId: null,
});
const chartsOf = (patientIds: readonly number[]) =>
  patientIds.map((patientId) => ({ patientId, admissionId: null, rowCount: 1 }));

/** Writes a batch of the log for each of the patients. */
async function writeBatches(tenant: TestTenant, patientIds: readonly number[]): Promise<void> {
  const pool = openPool(parts.address, 4);
  const log = new ChartLog(
    pool,
    { onHourEnded: () => undefined, onFault: () => undefined },
    async () => [],
    () => new Date(),
  );
  await Promise.all(patientIds.map((patientId) => log.writeNow(readingOf(tenant), chartsOf([patientId]))));
  await log.stop();
  await pool.end();
}

const fault = async (tenant: TestTenant) => (await verifyChartLog(parts.owner, tenant.tenantId)).difference;

describe('the log of charts', () => {
  it('has a row for each patient an answer showed: a record, a list, an admission (PS012, Q225)', async () => {
    const tenant = await makeTenant(parts);
    const patientIds = await tenant.addPatients(5);
    const patientId = await onePatient(tenant);
    const { output } = await sendAdmission(tenant, patientId);
    const { admissionId } = output.admission;
    await tenant.ask(getPatient, { patient: { patientId: patientIds[0] as number } });
    await tenant.ask(listPatients, { pageNumber: 1, pageSize: 3 });
    await tenant.ask(getAdmission, { admission: { admissionId } });
    await chartsWritten(parts);
    expect(await logged(tenant, getAdmission.path)).toMatchObject([
      { patientId, admissionId, userId: 2, reason: 'Care', rowCount: 1 },
    ]);
    expect(await logged(tenant, getPatient.path)).toMatchObject([{ patientId: patientIds[0], userId: 2 }]);
    expect((await logged(tenant, listPatients.path)).map((row) => row.patientId)).toEqual([
      patientId,
      ...patientIds.slice(3).toReversed(),
    ]);
    expect(await fault(tenant)).toBeNull();
  });

  it('cannot be changed or shortened by the server, nor read by another tenant (PS013)', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    await writeBatches(tenant, await tenant.addPatients(2));
    const pool = openPool(parts.address, 1);
    const inTenant = (text: ReturnType<typeof sql>, tenantId = tenant.tenantId) =>
      inTransaction(pool, { tenantId }, 'write', (tx) => tx.rows<{ n: number }>(text));
    for (const text of [
      sql`update chart_access set user_id = 3`,
      sql`delete from chart_access`,
      sql`truncate chart_access`,
      sql`update chart_access_batch set hash = ''`,
      sql`delete from chart_access_batch`,
    ])
      await expect(inTenant(text)).rejects.toThrow(/permission denied/);
    const { rows: months } = await parts.owner.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'chart_access'::regclass`,
    );
    expect(months.length).toBeGreaterThan(0);
    const granted = await parts.owner.query(
      `select 1 from unnest($1::text[]) name, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) deed
       where has_table_privilege('charaka_app', name, deed)`,
      [months.map((month) => month.name)],
    );
    expect(granted.rowCount).toBe(0);
    const count = sql`select count(*)::integer as n from chart_access`;
    expect(await inTenant(count)).toEqual([{ n: 2 }]);
    expect(await inTenant(count, other.tenantId)).toEqual([{ n: 0 }]);
    await pool.end();
  });

  it('notices a row changed, a row taken out, a row added and a batch taken out (PS014)', async () => {
    const tenant = await makeTenant(parts);
    const patientIds = await tenant.addPatients(4);
    await writeBatches(tenant, patientIds);
    expect(await verifyChartLog(parts.owner, tenant.tenantId)).toMatchObject({ rowCount: 4, batchCount: 4 });
    const attempt = async (...texts: string[]) => {
      await parts.owner.query('begin');
      for (const text of texts) await parts.owner.query(text, [tenant.tenantId]);
      const found = await fault(tenant);
      await parts.owner.query('rollback');
      return found;
    };
    const second = 'where tenant_id = $1 and batch_no = 2';
    expect(await attempt(`update chart_access set user_id = 3 ${second}`)).toContain('a row was changed');
    expect(await attempt(`delete from chart_access ${second}`)).toContain('rows were taken out');
    expect(
      await attempt(`insert into chart_access select tenant_id, hour, batch_no, 9, at, user_id, role_id, hospital_id, patient_id,
        admission_id, part, reason, relationship, break_glass_id, ip, session_id, row_count from chart_access ${second}`),
    ).toContain('rows were taken out or added');
    expect(await attempt(`delete from chart_access ${second}`, `delete from chart_access_batch ${second}`)).toContain(
      'a batch before it was taken out',
    );
    expect(await fault(tenant)).toBeNull();
  });

  it('stays one chain whichever server writes, at the same instant too (PS014)', async () => {
    const tenant = await makeTenant(parts);
    const patientIds = await tenant.addPatients(30);
    await Promise.all([0, 10, 20].map((from) => writeBatches(tenant, patientIds.slice(from, from + 10))));
    expect(await verifyChartLog(parts.owner, tenant.tenantId)).toEqual({
      rowCount: 30,
      batchCount: 30,
      difference: null,
    });
  });

  it('keeps what cannot be written and writes it later, but lets no export leave without its rows (PS012, PS015)', async () => {
    const tenant = await makeTenant(parts);
    const patientIds = await tenant.addPatients(250);
    await parts.owner.query('alter function write_chart_access rename to write_chart_access_away');
    try {
      await tenant.ask(getPatient, { patient: { patientId: patientIds[0] as number } });
      const whole = await tenant.call(listPatients, { pageNumber: 1, pageSize: 250 });
      expect(whole).toMatchObject({ status: 500, isFailure: true });
      expect(whole.wire.patientList).toBeUndefined();
    } finally {
      await parts.owner.query('alter function write_chart_access_away rename to write_chart_access');
    }
    await chartsWritten(parts);
    expect(await logged(tenant, getPatient.path)).toHaveLength(1);
    const whole = await tenant.ask(listPatients, { pageNumber: 1, pageSize: 250 });
    expect(whole.rows).toHaveLength(250);
    const rows = await logged(tenant, listPatients.path);
    expect(rows).toHaveLength(250);
    expect(new Set(rows.map((row) => row.reason))).toEqual(new Set(['Export']));
    const metrics = await parts.app.inject({ method: 'GET', url: '/metrics' });
    expect(metrics.body).toMatch(/^charaka_chart_access_written [1-9]/m);
    expect(metrics.body).toMatch(/^charaka_chart_access_lost 0$/m);
  });

  it('closes an hour by telling its last hash to the log stream (PS014)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId] = await tenant.addPatients(1);
    const heads: { tenantId: number; hash: string }[] = [];
    const pool = openPool(parts.address, 1);
    const log = new ChartLog(
      pool,
      { onHourEnded: (head) => heads.push(head), onFault: () => undefined },
      async () => [],
      () => new Date(),
    );
    await log.writeNow(readingOf(tenant), chartsOf([patientId as number]));
    expect(heads).toEqual([]);
    // Simulates the passing of an hour: the rows written so far are dated one hour back.
    const back = `set hour = hour - interval '1 hour' where tenant_id = $1`;
    await parts.owner.query(`select make_chart_access_month(now() - interval '1 hour')`);
    await parts.owner.query(`update chart_access ${back}`, [tenant.tenantId]);
    await parts.owner.query(`update chart_access_batch ${back}`, [tenant.tenantId]);
    await log.writeNow(readingOf(tenant), chartsOf([patientId as number]));
    expect(heads).toMatchObject([{ tenantId: tenant.tenantId, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    await log.stop();
    await pool.end();
  });
});

describe('the keeping of the log', () => {
  const drop = async (after: string) => {
    const { rows } = await parts.owner.query<{ dropped: number }>(
      'select drop_old_chart_access(now() + $1::interval) as dropped',
      [after],
    );
    return rows[0]?.dropped;
  };
  const rowsOf = async ({ tenantId }: TestTenant) => {
    const { rows } = await parts.owner.query('select 1 from chart_access where tenant_id = $1', [tenantId]);
    return rows.length;
  };

  it('drops months that every tenant has kept long enough, three years at least, and the chain goes on (PS013, PS014)', async () => {
    const [tenant, longer] = [await makeTenant(parts), await makeTenant(parts)];
    const patientIds = await tenant.addPatients(3);
    await longer.addPatients(1);
    await parts.owner.query('insert into privacy_setting (tenant_id, keep_log_years) values ($1, 5)', [
      longer.tenantId,
    ]);
    await writeBatches(tenant, patientIds);
    expect(await drop('35 months')).toBe(0);
    expect(await drop('4 years')).toBe(0);
    expect(await rowsOf(tenant)).toBe(3);
    expect(await drop('6 years')).toBeGreaterThan(0);
    expect(await rowsOf(tenant)).toBe(0);
    expect(await fault(tenant)).toBeNull();
    await writeBatches(tenant, patientIds);
    expect([await rowsOf(tenant), await fault(tenant)]).toEqual([3, null]);
    // Removing the first batch by hand is detected too.
    await parts.owner.query('delete from chart_access where tenant_id = $1 and batch_no = 1', [tenant.tenantId]);
    await parts.owner.query('delete from chart_access_batch where tenant_id = $1 and batch_no = 1', [tenant.tenantId]);
    expect(await fault(tenant)).toContain('a batch before it was taken out');
  });

  it('is the sweep of the owner: the role of the server may not drop a row, nor say where the chain begins (PS013)', async () => {
    const tenant = await makeTenant(parts);
    const pool = openPool(parts.address, 1);
    const tries = [
      sql`select drop_old_chart_access(now() + interval '9 years')`,
      sql`insert into chart_access_cut values (${tenant.tenantId}, now(), 1, 'x')`,
      sql`delete from chart_access`,
    ];
    for (const attempt of tries)
      await expect(
        inTransaction(pool, { tenantId: tenant.tenantId }, 'write', (tx) => tx.rows(attempt)),
      ).rejects.toThrow(/permission denied/);
    await pool.end();
  });
});
