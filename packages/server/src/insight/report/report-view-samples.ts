// Samples of views of reports for the walks over every call.
import { collectionReport } from '@charaka/contract/insight/report/money-reports';
import { savedReportViews } from '@charaka/contract/insight/report/report-view';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

const viewOf = (letter: string) => ({
  viewName: `Edited ${letter}`,
  reportMenu: collectionReport.menu,
  search: 'kind=Refund',
  sharedWith: 'Hospital' as const,
});
const ofReport = 'one of the declared reports; tests of views choose it';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: savedReportViews.update,
      get: savedReportViews.get,
      wrapper: 'savedReportView',
      noun: 'report view',
      isOwned: true,
      make: async (tenant) => {
        const { savedReportView } = await tenant.ask(
          savedReportViews.add,
          { savedReportView: viewOf('0') },
          { as: 'admin' },
        );
        return { savedReportViewId: savedReportView.savedReportViewId };
      },
      typed: viewOf,
    },
  ],
  leftOut: {
    [savedReportViews.update.path]: { reportMenu: ofReport },
    [savedReportViews.add.path]: { reportMenu: ofReport },
  },
};
