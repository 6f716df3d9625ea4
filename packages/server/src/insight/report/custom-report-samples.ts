// Samples of custom reports for the walks over every call: their definition is a text of JSON.
import { emptyDefinition } from '@charaka/contract/insight/report/custom-definition';
import { customReports } from '@charaka/contract/insight/report/custom-report';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

const reportOf = (letter: string) => ({
  reportName: `Edited ${letter}`,
  isShared: true,
  definition: JSON.stringify({ ...emptyDefinition('Collection'), groups: ['Collection.source'] }),
});
const itsOwn = 'a definition is refused that is no JSON';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: customReports.update,
      get: customReports.get,
      wrapper: 'customReport',
      noun: 'custom report',
      isOwned: true,
      make: async (tenant) => {
        const { customReport } = await tenant.ask(customReports.add, { customReport: reportOf('0') }, { as: 'admin' });
        return { customReportId: customReport.customReportId };
      },
      typed: reportOf,
    },
  ],
  leftOut: {
    [customReports.update.path]: { definition: itsOwn },
    [customReports.add.path]: { definition: itsOwn },
  },
};
