// The accredited scope on reports: recorded for each test when a report is signed, with the accreditation of that day.
import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { getLabTest, listLabTests, updateLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { updateHospital } from '@charaka/contract/foundation/tenancy/hospital';
import { expect, it } from 'vitest';
import { hospitalForm } from '../../../test-support/access/hospital-form.ts';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

/** A bench whose works are finished and verified at once; returns the content of the report. */
async function openSigner() {
  const bench = await openLabBench(parts, ['K'], { isInScope: true, hasOwnPage: true });
  const { tenant } = bench;
  const sign = async () => {
    const { labWorkId } = await bench.arrive();
    await bench.type(labWorkId, { K: '4.0' });
    await bench.finish(labWorkId, true);
    const [reportId = 0] = (await tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' })).output
      .reportIds;
    return { reportId, labWorkId };
  };
  const read = async (reportId: number) => (await tenant.ask(getLabReport, { reportId })).report.content;
  return { ...bench, sign, read };
}

it('a report names the accreditation of the day it was signed, and the scope of each test (LB053)', async () => {
  const { tenant, sign, read } = await openSigner();
  const before = await sign();
  const labAccreditation = 'NABL MC-1234';
  await tenant.ask(updateHospital, { hospital: { hospitalId: 1, ...hospitalForm({ labAccreditation }) } });
  const after = await sign();
  expect((await read(before.reportId)).labAccreditation).toBeNull();
  const content = await read(after.reportId);
  expect(content).toMatchObject({ labAccreditation, tests: [{ isInScope: true, hasOwnPage: true }] });
});

it('a test that leaves the scope stays in scope on reports signed before (LB051, LB053)', async () => {
  const { tenant, sign, read } = await openSigner();
  const before = await sign();
  const labTestId = (await tenant.ask(listLabTests, {})).rows[0]?.labTestId ?? 0;
  const { labTest } = await tenant.ask(getLabTest, { labTest: { labTestId } });
  await tenant.ask(updateLabTest, { labTest: { ...labTest, isInScope: false } });
  const after = await sign();
  expect((await read(before.reportId)).tests).toMatchObject([{ isInScope: true }]);
  expect((await read(after.reportId)).tests).toMatchObject([{ isInScope: false }]);
});

it('a test of a partner laboratory is not in the scope of this laboratory (LB053, LB072)', async () => {
  const bench = await openSigner();
  const { tenantId } = bench.tenant;
  const { labWorkId } = await bench.arrive();
  await parts.owner.query(
    `with partner as (
       insert into third_party_provider (tenant_id, provider_name) values ($1, 'Purvi Diagnostics') returning third_party_provider_id)
     update lab_work set performed_by_provider = (select third_party_provider_id from partner)
     where tenant_id = $1 and lab_work_id = $2`,
    [tenantId, labWorkId],
  );
  await bench.type(labWorkId, { K: '4.0' });
  await bench.finish(labWorkId, true);
  const { output } = await bench.tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
  const { tests } = await bench.read(output.reportIds[0] ?? 0);
  expect(tests).toMatchObject([{ isInScope: false, performedBy: 'Purvi Diagnostics' }]);
});
