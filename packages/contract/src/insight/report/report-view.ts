// Views of reports: filters, group, sorting and columns under a name, which their owner keeps and may share (RP025, RP026).
import { z } from 'zod';
import { flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { customReportMenu } from './custom-report.ts';
import { reportScheduleChecks } from './report-schedule-sentences.ts';
import { reportViewChecks } from './report-view-sentences.ts';
import { reports } from './reports.ts';
import { reportViewTopic } from './topics.ts';

/** The readers of a view: its owner, the users of some roles, or every user of the hospital. */
export const viewReaders = ['Owner', 'Roles', 'Hospital'] as const;

/** As many columns are named in a view at most. */
const MOST_COLUMNS = 40;
const columnsOf = () => ({
  schema: optional(z.array(text(80)).max(MOST_COLUMNS)),
  read: z.array(text()),
});

/** The handlers ask for the right to view the report and for the owner. */
const call = { permission: 'signed-in' } as const;

/** The views of the reports of a hospital. A view holds no rights: it opens with those of its reader. */
export const savedReportViews = hospitalRecord({
  name: 'savedReportView',
  path: 'Report',
  noun: 'report view',
  described: { one: 'a view of a report', all: 'the views of reports' },
  texts: 'report:view',
  title: 'viewName',
  menu: customReportMenu,
  topic: reportViewTopic,
  fields: {
    viewName: { schema: requiredText(reportViewChecks.enterViewName, 60), isListed: true },
    reportMenu: {
      schema: requiredText(reportScheduleChecks.chooseReport, 100).refine(
        (path) => reports.some(({ menu }) => menu === path),
        reportScheduleChecks.chooseReport.text,
      ),
      isListed: true,
    },
    /** The part of the address that holds filters, group, sorting and size: what differs from the report. */
    search: { schema: optional(text(800)) },
    /** Columns that were added and put away, against those that the report shows at first. */
    shownColumns: columnsOf(),
    hiddenColumns: columnsOf(),
    sharedWith: { schema: oneOf(viewReaders), isListed: true },
    roleIds: { schema: optional(z.array(id()).max(60)), read: z.array(id()) },
    /** The report opens with it for its readers, as long as they have chosen no other view. */
    isFirst: { schema: optional(flag()), absent: false },
    ownerName: { schema: text(), isDerived: true, isElsewhere: true },
    ownerId: { schema: id(), isDerived: true, isElsewhere: true },
  },
  check: ({ sharedWith, roleIds }, context) => {
    if (sharedWith === 'Roles' && (roleIds ?? []).length === 0)
      context.addIssue({ code: 'custom', path: ['roleIds'], message: reportViewChecks.chooseRoles.text });
  },
  besides: { created_by: 'the owner, who made it' },
  calls: { list: call, get: call, add: call, update: call, remove: call },
});
