// Results over the years: parameters by dates, in one unit or listed separately, and confidential results only for permitted readers.

import { getCumulative } from '@charaka/contract/diagnostics/laboratory/cumulative';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { expect, it } from 'vitest';
import { type LabBench, openLabBench, type Values } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

async function measured(bench: LabBench, values: Values): Promise<void> {
  const { labWorkId } = await bench.arrive();
  await bench.type(labWorkId, values);
  await bench.finish(labWorkId, true);
  await bench.tenant.ask(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
}

const patientOf = async ({ tenant }: LabBench) => {
  const { rows } = await parts.owner.query<{ id: string }>(
    'select patient_id as id from admission where tenant_id = $1',
    [tenant.tenantId],
  );
  return Number(rows[0]?.id);
};

it('the table shows the verified values by date with their ranges, the latest first (LB036, LB094)', async () => {
  const bench = await openLabBench(parts, ['K', 'NA']);
  await measured(bench, { K: '4.0', NA: '140' });
  await measured(bench, { K: '5.6', NA: '141' });
  const open = await bench.arrive();
  await bench.type(open.labWorkId, { K: '9.0' });
  const patientId = await patientOf(bench);
  const { dates, parameters } = await bench.tenant.ask(getCumulative, { patientId });
  expect(dates).toHaveLength(2);
  expect(parameters.map(({ parameterName, isAbnormal }) => [parameterName, isAbnormal])).toEqual([
    ['Potassium', true],
    ['Sodium', false],
  ]);
  expect(parameters[0]?.values.map(({ valueText, flag, low, high }) => [valueText, flag, low, high])).toEqual([
    ['5.6', 'H', 3.5, 5.1],
    ['4.0', 'N', 3.5, 5.1],
  ]);
  const change = (otherUnits: string | null) =>
    parts.owner.query(
      `update lab_parameter set shown_unit = 'mg/dL', other_units = $2 where tenant_id = $1 and code = 'K'`,
      [bench.tenant.tenantId, otherUnits],
    );
  const latest = async () => {
    const [potassium] = (await bench.tenant.ask(getCumulative, { patientId })).parameters;
    const value = potassium?.values[0];
    return [potassium?.unit, value?.valueText, value?.unit, value?.number, value?.high];
  };
  await change(null);
  expect(await latest()).toEqual(['mg/dL', '5.6', 'mmol/L', null, null]);
  await change('mmol/L 3.91');
  expect(await latest()).toEqual(['mg/dL', '5.6', 'mmol/L', 21.896, 19.941]);
});

it('a day begins when it does here, not where the server stands (LB036)', async () => {
  const bench = await openLabBench(parts, ['K']);
  await measured(bench, { K: '4.0' });
  await parts.owner.query(`update specimen set collected_at = '2026-11-20T20:00:00Z' where tenant_id = $1`, [
    bench.tenant.tenantId,
  ]);
  const patientId = await patientOf(bench);
  const days = ['2026-11-21', '2026-11-22'];
  const shown = await Promise.all(days.map((fromDay) => bench.tenant.ask(getCumulative, { patientId, fromDay })));
  expect(shown.map(({ dates }) => dates.length)).toEqual([1, 0]);
});

it('what is confidential is seen by its doctor and the laboratory, and by nobody else (LB056)', async () => {
  const bench = await openLabBench(parts, ['K'], { isConfidential: true });
  await measured(bench, { K: '4.0' });
  const patientId = await patientOf(bench);
  const { tenantId } = bench.tenant;
  const seen = async () => (await bench.tenant.ask(getCumulative, { patientId })).parameters.length;
  expect(await seen()).toBe(1);
  await parts.owner.query(
    `update role_permission set can_view = false where tenant_id = $1 and menu_path = 'confidential-results'`,
    [tenantId],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
  await expect.poll(seen).toBe(0);
});
