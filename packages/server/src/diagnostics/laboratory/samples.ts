// Samples of the area for the walks over every call.
import { getBench, saveResults } from '@charaka/contract/diagnostics/laboratory/bench';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  commands: [
    {
      endpoint: saveResults,
      readAs: { 'results.0.value': 'valueText' },
      make: async (parts) => {
        const { tenant, arrive } = await openLabBench(parts, ['UREA']);
        const { labWorkId } = await arrive();
        const { columns } = await tenant.ask(getBench, {});
        const labParameterId = columns[0]?.labParameterId ?? 0;
        return {
          tenant,
          request: { results: [{ labWorkId, labParameterId, value: '30', version: 0 }] },
          read: async () => [await tenant.call(getBench, {})],
        };
      },
      values: { 'results.0.value': ['43'] },
    },
  ],
  leftOut: {
    '/Lab/SaveResults': { 'results.0.version': 'tells which version of the cell was typed over' },
  },
};
