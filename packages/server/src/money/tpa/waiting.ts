// Counts of pending work with payers: answers that are overdue.
import { tpaWaiting } from '@charaka/contract/money/tpa/waiting';
import { counted, countRows } from '../../kernel/waiting-count.ts';
import { authorizationList, runsOutAt } from './authorization-store.ts';

/** The lines of this area. */
export const tpaWaits = counted(tpaWaiting, {
  overdueAnswers: (call) => countRows(call, authorizationList(call, { only: 'overdue' }), runsOutAt),
});
