// Runs of reports on the wire: who asked which report, with which filters, and what became of it (RP014).
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { askedDays, fileKinds, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { DEFINITION_LENGTH } from './custom-definition.ts';

/** The menu path of the list of runs. */
export const reportRunMenu = 'report/runs';

/** How a run ended. */
export const runStates = ['Done', 'Failed', 'Stopped'] as const;

const reportRun = shape({
  reportRunId: id(),
  startedAt: instant(),
  userName: text(),
  roleName: text(),
  /** The path of the call: rows or sums of a report. */
  part: text(),
  /** The request of the caller; persons are given by their ids. The definition of a custom report is one of them. */
  filters: z.array(shape({ name: text(60), value: text(DEFINITION_LENGTH) })),
  rowCount: optional(count()),
  milliseconds: count(),
  exportedAs: optional(oneOf(fileKinds)),
  /** Why the file has columns that identify persons (RP013). */
  reason: optional(text()),
  state: oneOf(runStates),
  failure: optional(text()),
});

/** Lists the runs of reports in the hospital, the last one first. */
export const listReportRuns = endpoint({
  path: '/Report/GetReportRuns',
  summary: 'Lists the runs of reports: user, filters, rows, time and kind of file.',
  permission: may('view', reportRunMenu),
  effect: 'read',
  input: listInput({ ...askedDays, state: optional(oneOf(runStates)) }),
  output: listOutput(reportRun, 'reportRunList'),
});
