// The search of the shell in the laboratory: a specimen or a report number leads to its patient.
import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { findPeople } from '@charaka/contract/stay/admission/find-people';
import { expect, it } from 'vitest';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

it('the search finds a patient by the number of a specimen and of a report (LB094, LB096)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  const { labWorkId, specimenNo } = await bench.arrive();
  await bench.type(labWorkId, { K: '4.0' });
  await bench.finish(labWorkId);
  const [reportId = 0] = (await tenant.ask(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' })).reportIds;
  const { report } = await tenant.ask(getLabReport, { reportId });
  const found = async (search: string) => (await tenant.ask(findPeople, { search })).people.map((one) => one.patientId);
  expect(await found(specimenNo)).toEqual([report.patientId]);
  expect(await found(`${report.reportNo} / ${report.finYear}`)).toEqual([report.patientId]);
  expect(await found('999999999999')).toEqual([]);
});
