// Two tests of one specimen that share a parameter, and short functions for the work on them.
import { finishWork, saveResults } from '@charaka/contract/diagnostics/laboratory/bench';
import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { makeLabels } from '@charaka/contract/diagnostics/laboratory/specimen';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { addLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { urineTest } from '../record/lab-catalogue.ts';
import type { TestApp } from '../server/test-app.ts';
import { openLabBench } from './lab-bench.ts';

/** A tenant of its own with one specimen of two tests: the first measures K and NA, the second K and CL. */
export async function openSharedBench(parts: TestApp) {
  const bench = await openLabBench(parts, ['K', 'NA']);
  const { tenant } = bench;
  const { tenantId } = tenant;
  await parts.owner.query(`update charge set charge_type_id = 3 where tenant_id = $1 and charge_id = 4`, [tenantId]);
  await tenant.ask(addLabTest, { labTest: { ...(await urineTest(tenant, ['K', 'CL'])), chargeId: 4 } });
  const orderIds = await bench.sign({}, { chargeId: 4 });
  const { specimenIds } = await tenant.ask(makeLabels, { orderIds });
  const { rows } = await parts.owner.query<{ no: string; first: number; second: number }>(
    `select s.specimen_no as no, min(w.lab_work_id)::int as first, max(w.lab_work_id)::int as second
     from specimen s join lab_work w on w.tenant_id = s.tenant_id and w.specimen_id = s.specimen_id
     where s.tenant_id = $1 group by s.specimen_no`,
    [tenantId],
  );
  const { no = '', first = 0, second = 0 } = rows[0] ?? {};
  await bench.receive(specimenIds[0] ?? 0, no);
  const parameters = await parts.owner.query<{ code: string; id: number }>(
    'select code, lab_parameter_id::int as id from lab_parameter where tenant_id = $1',
    [tenantId],
  );
  const idOf = (code: string) => parameters.rows.find((one) => one.code === code)?.id ?? 0;
  const current = async (labWorkId: number, code: string) => {
    const found = await parts.owner.query<{ value: string; version: number }>(
      `select value_text as value, version_no as version from lab_result_now
       where tenant_id = $1 and lab_work_id = $2 and lab_parameter_id = $3`,
      [tenantId, labWorkId, idOf(code)],
    );
    return found.rows[0];
  };
  const latest = async (labWorkId: number, code: string) => {
    const found = await parts.owner.query<{ version: number }>(
      `select coalesce(max(version_no), 0)::int as version from lab_result
       where tenant_id = $1 and lab_work_id = $2 and lab_parameter_id = $3`,
      [tenantId, labWorkId, idOf(code)],
    );
    return (await current(labWorkId, code)) ? (found.rows[0]?.version ?? 0) : 0;
  };
  const type = async (labWorkId: number, code: string, value: string) =>
    tenant.ask(saveResults, {
      results: [{ labWorkId, labParameterId: idOf(code), value, version: await latest(labWorkId, code) }],
    });
  const finish = (...labWorkIds: number[]) => tenant.call(finishWork, { labWorkIds, isDeltaConfirmed: true });
  const verify = async (labWorkId: number) => {
    const { output, message } = await tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
    if (!output) throw new Error(message);
    return output.reportIds.at(-1) ?? 0;
  };
  const reportOf = async (reportId: number) => (await tenant.ask(getLabReport, { reportId })).report;
  return { bench, tenant, specimenNo: no, first, second, idOf, current, type, finish, verify, reportOf };
}
