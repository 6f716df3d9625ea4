// The laboratory's catalogue of a test tenant: its urine test as the laboratory does it.
import type { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import { labParameters } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { type addLabTest, addStartingCatalogue } from '@charaka/contract/diagnostics/labtest/lab-test';
import { masterNamed } from '@charaka/contract/foundation/masters/all';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { orderable } from '../patient/order-desk.ts';
import type { TestTenant } from '../server/test-tenant.ts';

/** A laboratory test as it is added. */
export type LabTestInput = InputOf<typeof addLabTest>['labTest'];

/** The first of a list of values. */
async function firstOf(tenant: TestTenant, name: string): Promise<number> {
  const master = masterNamed(name);
  const { rows } = (await tenant.ask(masterEndpoints(master).list, {})) as { rows: Record<string, number>[] };
  return rows[0]?.[master.key] ?? 0;
}

/** The urine test of a test tenant as a laboratory test: it measures these parameters of the starting catalogue, in their order. */
export async function urineTest(tenant: TestTenant, codes: readonly string[]): Promise<LabTestInput> {
  await tenant.ask(addStartingCatalogue, {});
  const { rows } = await tenant.ask(labParameters.list, { pageNumber: 0, pageSize: 0 });
  const numberOf = (code: string) => rows.find((row) => row.code === code)?.labParameterId ?? 0;
  return {
    chargeId: orderable.urine,
    labSectionId: await firstOf(tenant, 'labSection'),
    specimenTypeId: await firstOf(tenant, 'specimenType'),
    labContainerId: await firstOf(tenant, 'labContainer'),
    stabilityHours: 24,
    isConfidential: false,
    lines: codes.map((code) => ({ labParameterId: numberOf(code), isMandatory: code !== 'URIC' })),
  };
}

/** A code of an analyser, ours, its factor, and the unit that the factor turns. */
export type AnalyserCode = readonly [string, string, number | null, string?];

/** An analyser of a test tenant; its codes with ours and their factors. */
export async function analyserOf(
  tenant: TestTenant,
  codes: readonly AnalyserCode[],
  changed: Partial<InputOf<typeof analysers.add>['analyser']> = {},
): Promise<InputOf<typeof analysers.add>['analyser']> {
  await tenant.ask(addStartingCatalogue, {});
  const { rows } = await tenant.ask(labParameters.list, { pageNumber: 0, pageSize: 0 });
  return {
    analyserName: 'Counter',
    protocol: 'AstmTcp',
    port: 7001,
    characterSet: 'latin1',
    labSectionId: await firstOf(tenant, 'labSection'),
    isBidirectional: true,
    qcPattern: 'QC*',
    silentMinutes: 60,
    map: codes.map(([analyserCode, code, factor, unit]) => ({
      analyserCode,
      factor,
      unit: unit ?? (factor === null ? null : 'mmol/L'),
      labParameterId: rows.find((row) => row.code === code)?.labParameterId ?? 0,
    })),
    ...changed,
  };
}
