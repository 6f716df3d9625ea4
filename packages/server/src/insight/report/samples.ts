// Samples of the area for the walks over every call: a schedule that is changed, and fields that come back otherwise.
import { collectionReport } from '@charaka/contract/insight/report/money-reports';
import { reportSchedules } from '@charaka/contract/insight/report/report-schedule';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

const schedule = {
  reportMenu: collectionReport.menu,
  everyKind: 'Day',
  atTime: '07:00',
  period: 'Yesterday',
  onlyIf: 'Always',
} as const;

const ofReport = 'one of the declared reports; tests of schedules choose it';
const ofCustom = 'a custom report in the place of a declared one; tests of schedules choose it';
const ofView = 'a view of the report; tests of schedules with a view choose it';
/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: reportSchedules.update,
      get: reportSchedules.get,
      wrapper: 'reportSchedule',
      noun: 'report schedule',
      make: async (tenant) => {
        const reportSchedule = { ...schedule, scheduleName: 'Edited' };
        // By the user who changes it beside the administrator: other users manage only their own.
        const added = await tenant.ask(
          reportSchedules.add,
          { reportSchedule: { ...reportSchedule, recipientIds: [1] } },
          { as: 'clerk' },
        );
        return { reportScheduleId: added.reportSchedule.reportScheduleId };
      },
      typed: (letter) => ({ ...schedule, recipientIds: [1], scheduleName: `Schedule ${letter}` }),
    },
  ],
  leftOut: {
    '/Report/AddReportSchedule': {
      reportMenu: ofReport,
      savedReportViewId: ofView,
      customReportId: ofCustom,
      addresses: 'e-mail addresses; tests of schedules enter one',
    },
    '/Report/UpdateReportSchedule': { reportMenu: ofReport, savedReportViewId: ofView, customReportId: ofCustom },
  },
};
