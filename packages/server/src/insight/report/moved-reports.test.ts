// The collections of users and the changes of records as reports: the same figures and the same readers as their own screens.
import { listAuditLog } from '@charaka/contract/foundation/access/audit';
import { recordChangeReport } from '@charaka/contract/insight/report/audit-reports';
import { userCollectionReport } from '@charaka/contract/insight/report/money-reports';
import { listReportReaders, reportSchedules } from '@charaka/contract/insight/report/report-schedule';
import { reportScheduleSentences } from '@charaka/contract/insight/report/report-schedule-sentences';
import { listCollections } from '@charaka/contract/money/finance/finance';
import { addPatient } from '@charaka/contract/people/patient/patient';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTill, pay, today } from '../../../test-support/money/till.ts';
import { patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const days = { fromDate: today(), toDate: today() };
const whole = { ...days, pageNumber: 1, pageSize: 0 };
let tenant: TestTenant;
beforeAll(async () => {
  const till = await makeTill(parts);
  ({ tenant } = till);
  await pay(tenant, till.admissionId, { amount: 100 }, 'clerk');
  await pay(tenant, till.admissionId, { amount: 40 }, 'admin');
});

describe('the report of collections of users', () => {
  it.each(['clerk', 'admin'] as const)(
    'shows the %s the money that the screen of the till shows (RP001, RP009)',
    async (as) => {
      const { collectors } = await tenant.ask(listCollections, { day: today() }, { as });
      const { totals, count, groups } = await tenant.ask(
        userCollectionReport.sums,
        { ...days, groupBy: 'collectorId' } as never,
        { as },
      );
      expect(count).toBe(as === 'clerk' ? 1 : 2);
      const shown = groups.map(({ key, totals: sums }) => [
        Number(key),
        sums.find(({ field }) => field === 'amount')?.amount,
      ]);
      const ofScreen = collectors.map(({ collectorId, received, refunded }) => [
        collectorId,
        received.total - refunded.total,
      ]);
      expect(shown.toSorted()).toEqual(ofScreen.toSorted());
      expect(totals.find(({ field }) => field === 'amount')?.amount).toBe(as === 'clerk' ? 10_000 : 14_000);
      const { rows } = await tenant.ask(userCollectionReport.list, whole, { as });
      expect(rows).toHaveLength(count);
    },
  );

  it('never shows a collector the money of another, by no filter (RP009)', async () => {
    const asked = { ...whole, collectorId: tenant.userIds.admin };
    expect((await tenant.ask(userCollectionReport.list, asked as never, { as: 'clerk' })).rows).toEqual([]);
  });

  it('is sent by schedule only by and to users who see all collectors (RP011)', async () => {
    const reportSchedule = {
      scheduleName: 'Tills',
      reportMenu: userCollectionReport.menu,
      everyKind: 'Day' as const,
      atTime: '21:00',
      period: 'Today' as const,
      recipientIds: [tenant.userIds.admin],
      onlyIf: 'Always' as const,
    };
    const refused = await tenant.call(reportSchedules.add, { reportSchedule }, { as: 'clerk' });
    expect(refused.message).toBe(reportScheduleSentences.reportNotYours.text);
    await expect(tenant.ask(reportSchedules.add, { reportSchedule }, { as: 'admin' })).resolves.toBeDefined();
    const { readers } = await tenant.ask(listReportReaders, { reportMenu: userCollectionReport.menu }, { as: 'admin' });
    expect(readers.map(({ userId }) => userId)).not.toContain(tenant.userIds.clerk);
  });
});

describe('the report of changed records', () => {
  it('counts the lines of the audit log, by user and kind of record, without their values (R026, RP001, RP008)', async () => {
    const { patient } = await tenant.ask(addPatient, { patient: patientForm() }, { as: 'clerk' });
    const ofPatients = { ...whole, recordKind: 'patient' };
    const { rows } = await tenant.ask(recordChangeReport.list, ofPatients as never, { as: 'admin' });
    const lines = await tenant.ask(listAuditLog, { tableName: 'patient', pageSize: 0 }, { as: 'admin' });
    expect(rows.map(({ auditId }) => auditId)).toEqual(
      lines.rows.filter(({ hospitalName }) => hospitalName).map(({ auditId }) => auditId),
    );
    expect(rows[0]).toMatchObject({
      userName: 'Clerk User',
      changeKind: 'insert',
      recordId: String(patient.patientId),
    });
    expect(JSON.stringify(rows)).not.toContain('Asha');
    const { groups } = await tenant.ask(recordChangeReport.sums, { ...days, groupBy: 'recordKind' } as never, {
      as: 'admin',
    });
    expect(groups.find(({ key }) => key === 'patient')?.count).toBe(rows.length);
  });

  it('is read by those alone who may read the audit log (RP010)', async () => {
    await parts.owner.query(
      'update role_permission set can_view = menu_path <> $2 where tenant_id = $1 and role_id = 31',
      [tenant.tenantId, recordChangeReport.menu],
    );
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
    for (const call of [recordChangeReport.list, recordChangeReport.sums])
      await expect
        .poll(async () => (await tenant.call(call, whole as never, { as: 'viewer' })).status, { timeout: 5_000 })
        .toBe(403);
  });

  it('reads the lines of its days by an index, and counts no others (RP003)', async () => {
    await parts.owner.query(
      `insert into audit_log (tenant_id, at, hospital_id, user_id, operation, action, table_name, record_id, after)
       select $1, now() - make_interval(mins => n * 5), 1, 2, '/Test/Write', 'insert', 'test_table', n::text, '{}'
       from generate_series(1, 100000) n`,
      [tenant.tenantId],
    );
    await parts.owner.query('analyze audit_log');
    const { rows } = await parts.owner.query<{ 'QUERY PLAN': string }>(
      `explain select count(*) from report.record_change x where x.tenant_id = $1 and x.hospital_id = 1
         and x.changed_at >= now() - interval '1 day' and x.changed_at < now()`,
      [tenant.tenantId],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('audit_log_by_time');
    expect(plan).not.toContain('Seq Scan');
  });
});
