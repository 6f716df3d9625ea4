// The server declaration of the report area.
import { addPaise } from '@charaka/rules/money/money';
import type { ServerArea } from '../../kernel/area.ts';
import type { WaitingCounts } from '../../kernel/waiting-count.ts';
import { readOpenRents } from '../../money/charge/bed-rent.ts';
import { openRents, type ReadOpenRent } from '../../money/finance/open-rent.ts';
import { qualityJobs } from './quality-jobs.ts';
import { reportHandlers } from './report-handlers.ts';
import { scheduleJobs } from './schedule-jobs.ts';

const readRents: ReadOpenRent = async (call) =>
  [...(await readOpenRents(call)).values()].map(({ ownPaise, nonApplicablePaise }) =>
    addPaise(ownPaise, nonApplicablePaise),
  );

/** The dashboard, and what waits for the user; it knows no kind of either by itself. */
export const reportArea: ServerArea<WaitingCounts> = {
  handlers: ({ waitingCounts }) => reportHandlers(waitingCounts),
  fills: [openRents.filledBy(readRents)],
  jobs: (parts) => [...scheduleJobs(parts), ...qualityJobs(parts)],
};
