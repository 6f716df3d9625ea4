// Effects of a verified value beyond its report: cases for the authorities; and the laboratory never shows prices.
import { listNotifiableCases, reportNotifiableCase } from '@charaka/contract/clinic/chart/notifiable-case';
import { getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import { amendLabReport, getLabReport, labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { collectionWorklist, specimenWorklist } from '@charaka/contract/diagnostics/laboratory/specimen';
import { addLabCall, getWork, verifyWork, verifyWorklist } from '@charaka/contract/diagnostics/laboratory/verify';
import { labParameters } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { masterNamed } from '@charaka/contract/foundation/masters/all';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { expect, it } from 'vitest';
import { type LabBench, openLabBench, signProposed } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

/** A bench whose test indicates a notifiable disease when positive. */
async function openNotifiable(isConfidential = false): Promise<LabBench> {
  const bench = await openLabBench(parts, ['HBSAG'], { isConfidential });
  const { tenant } = bench;
  const disease = masterEndpoints(masterNamed('notifiableDisease'));
  const { item } = (await tenant.ask(disease.add, { item: { diseaseName: 'Hepatitis B', icdPrefix: 'B16' } })) as {
    item: { notifiableDiseaseId: number };
  };
  const { rows } = await tenant.ask(labParameters.list, { pageNumber: 0, pageSize: 0 });
  const labParameterId = rows.find(({ code }) => code === 'HBSAG')?.labParameterId ?? 0;
  const { labParameter } = await tenant.ask(labParameters.get, { labParameter: { labParameterId } });
  const { notifiableDiseaseId } = item;
  await tenant.ask(labParameters.update, { labParameter: { ...labParameter, notifiableDiseaseId } });
  return bench;
}

async function verified(bench: LabBench, value: string) {
  const work = await bench.arrive();
  await bench.type(work.labWorkId, { HBSAG: value });
  await bench.finish(work.labWorkId, true);
  const [reportId = 0] = (await bench.tenant.call(verifyWork, { labWorkIds: [work.labWorkId] }, { as: 'admin' })).output
    .reportIds;
  return { ...work, reportId };
}

it('a verified or amended result of a notifiable disease stands in the list for the authorities the same day, once (LB057)', async () => {
  const bench = await openNotifiable();
  const cases = async () => (await bench.tenant.ask(listNotifiableCases, { pageSize: 0, standing: 'Open' })).rows;
  const { labWorkId, reportId } = await verified(bench, 'neg');
  expect(await cases()).toEqual([]);
  const { content } = (await bench.tenant.ask(getLabReport, { reportId })).report;
  const labParameterId = content.tests[0]?.values[0]?.labParameterId ?? 0;
  await bench.tenant.call(amendLabReport, {
    reportId,
    amendReason: 'Read from the wrong well',
    changes: [{ labWorkId, labParameterId, value: 'pos' }],
  });
  expect(await cases()).toEqual([]);
  // A choice that differs from the last verified one is critical (decision 0246).
  await bench.tenant.ask(addLabCall, { call: { labWorkId, isReached: true, toldName: 'Dr Rao', isReadBack: true } });
  await signProposed(bench.tenant);
  const found = [{ diseaseName: 'Hepatitis B', diseaseCode: 'B16', source: 'Laboratory' }];
  expect(await cases()).toMatchObject(found);
  await verified(bench, 'pos');
  expect(await cases()).toHaveLength(1);
});

it('a panel of several parameters is one order, one price, one charge line and one work (LB002)', async () => {
  const bench = await openLabBench(parts, ['NA', 'K', 'CL']);
  const { labWorkId } = await bench.arrive();
  expect(await bench.works()).toMatchObject([{ labWorkId }]);
  const { columns } = await bench.tenant.ask(getBench, {});
  expect(columns.map(({ code }) => code)).toEqual(['NA', 'K', 'CL']);
  expect((await bench.charged()).filter(([name]) => name === 'Urine routine')).toEqual([['Urine routine', 8500]]);
});

it('nothing the laboratory answers names a price, a payer or a discount (LB095)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  await bench.order();
  const answers: unknown[] = [await tenant.ask(collectionWorklist.list, {})];
  const { labWorkId } = await bench.arrive();
  answers.push(await tenant.ask(specimenWorklist.list, {}), await tenant.ask(getBench, {}));
  await bench.type(labWorkId, { K: '4.0' });
  await bench.finish(labWorkId);
  answers.push(await tenant.ask(verifyWorklist.list, {}), await tenant.ask(getWork, { labWorkId }));
  const [reportId = 0] = (await tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' })).output.reportIds;
  answers.push(await tenant.ask(labReportWorklist.list, {}), await tenant.ask(getLabReport, { reportId }));
  for (const answer of answers) {
    const said = JSON.stringify(answer);
    expect(said).not.toMatch(/"[^"]*(price|paise|amount|rate|payer|discount|association)[^"]*":/i);
    expect(said).not.toMatch(/\b8500\b|\b85\.00\b/);
  }
});

it('a case that a confidential test found is shown to readers of confidential results alone (LB056, LB057)', async () => {
  const bench = await openNotifiable(true);
  const { tenant } = bench;
  const asAdmin = { as: 'admin' } as const;
  await verified(bench, 'pos');
  const cases = async () => (await tenant.ask(listNotifiableCases, { pageSize: 0 }, asAdmin)).rows;
  const [found] = await cases();
  expect(found).toMatchObject({ diseaseName: 'Hepatitis B', source: 'Laboratory' });
  await parts.owner.query(
    `update role_permission set can_view = false where tenant_id = $1 and role_id = 0 and menu_path = 'confidential-results'`,
    [tenant.tenantId],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [
    JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
  ]);
  await expect.poll(cases).toEqual([]);
  const notifiableCaseId = found?.notifiableCaseId ?? 0;
  const report = { notifiableCaseId, reportedTo: 'District office' };
  expect((await tenant.call(reportNotifiableCase, report, asAdmin)).isFailure).toBe(true);
  expect((await tenant.call(reportNotifiableCase, report)).isFailure).toBe(false);
});
