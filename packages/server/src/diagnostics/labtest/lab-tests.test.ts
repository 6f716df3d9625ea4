// Laboratory tests: the laboratory's data for a charge of the price list, and the starting catalogue.
import { labParameters } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import {
  addLabTest,
  addStartingCatalogue,
  deleteLabTest,
  getLabTest,
  listInvestigations,
  listLabTests,
  updateLabTest,
} from '@charaka/contract/diagnostics/labtest/lab-test';
import { describe, expect, it } from 'vitest';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** The numbers of one row by a condition. */
async function numberOf(tenant: TestTenant, table: string, column: string, value: string): Promise<number> {
  const { rows } = await parts.owner.query<{ number: string }>(
    `select ${table}_id as number from ${table} where tenant_id = $1 and ${column} = $2`,
    [tenant.tenantId, value],
  );
  return Number(rows[0]?.number);
}

async function withCatalogue() {
  const tenant = await makeTenant(parts);
  await tenant.ask(addStartingCatalogue, {});
  const labTest = {
    chargeId: orderable.urine as number,
    labSectionId: await numberOf(tenant, 'lab_section', 'section_name', 'Biochemistry'),
    specimenTypeId: await numberOf(tenant, 'specimen_type', 'specimen_name', 'Serum'),
    labContainerId: await numberOf(tenant, 'lab_container', 'container_name', 'Serum'),
    stabilityHours: 24,
    isConfidential: false,
    lines: [
      { labParameterId: await numberOf(tenant, 'lab_parameter', 'code', 'TBIL'), isMandatory: true },
      { labParameterId: await numberOf(tenant, 'lab_parameter', 'code', 'DBIL'), isMandatory: false },
    ],
  };
  return { tenant, labTest };
}

describe('the starting catalogue', () => {
  it('adds parameters with ranges, and what is there already stays as it is', async () => {
    const tenant = await makeTenant(parts);
    const first = await tenant.ask(addStartingCatalogue, {});
    expect(first.parameterCount).toBeGreaterThan(60);
    expect((await tenant.ask(addStartingCatalogue, {})).parameterCount).toBe(0);
    const { rows } = await tenant.ask(labParameters.list, { pageSize: 0, pageNumber: 0 });
    expect(rows).toHaveLength(first.parameterCount);
    const potassium = rows.find(({ code }) => code === 'K');
    const read = await tenant.ask(labParameters.get, {
      labParameter: { labParameterId: potassium?.labParameterId ?? 0 },
    });
    expect(read.labParameter).toMatchObject({ lowCritical: 2.8, highCritical: 6.2 });
    expect(read.ranges).toMatchObject([{ low: 3.5, high: 5.1, sex: null }]);
    expect(read.ranges[0]?.sourceNote).toContain('to be confirmed');
  });
});

describe('a laboratory test', () => {
  it('belongs to one charge, and is kept with its parameters in their order (LB001)', async () => {
    const { tenant, labTest } = await withCatalogue();
    const added = await tenant.ask(addLabTest, { labTest });
    const { labTestId } = added.labTest;
    expect(added.labTest).toMatchObject({ ...labTest, isActive: true });
    expect((await tenant.call(addLabTest, { labTest })).fields).toEqual({
      'labTest.chargeId': 'This charge already has a laboratory test',
    });
    const lines = labTest.lines.toReversed();
    await tenant.ask(updateLabTest, { labTest: { ...labTest, lines, labTestId } });
    expect((await tenant.ask(getLabTest, { labTest: { labTestId } })).labTest.lines).toEqual(lines);
    const { investigations } = await tenant.ask(listInvestigations, {});
    expect(investigations.find(({ chargeId }) => chargeId === labTest.chargeId)?.labTestId).toBe(labTestId);
    await tenant.ask(deleteLabTest, { labTest: { labTestId } });
    expect((await tenant.ask(addLabTest, { labTest })).labTest.labTestId).not.toBe(labTestId);
    expect((await tenant.ask(listLabTests, {})).rows.map(({ isActive }) => isActive).toSorted()).toEqual([false, true]);
  });

  it('is an investigation of the price list of its own hospital', async () => {
    const { tenant, labTest } = await withCatalogue();
    const image = await tenant.call(addLabTest, { labTest: { ...labTest, chargeId: orderable.xray } });
    expect(image.message).toBe('Chest x-ray is not an investigation');
    const other = await makeTenant(parts);
    const { labTestId } = (await tenant.ask(addLabTest, { labTest })).labTest;
    expect((await other.call(getLabTest, { labTest: { labTestId } })).message).toBe(
      'This laboratory test does not exist',
    );
    expect((await tenant.call(addLabTest, { labTest }, { as: 'viewer' })).status).toBe(403);
  });
});
