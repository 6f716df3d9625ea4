// What payers make wait, counted: answers that are overdue.
import { tpaWaiting } from '@charaka/contract/money/tpa/waiting';
import sql from 'sql-template-tag';
import { counted, type Waiting } from '../../kernel/waiting-count.ts';
import { authorizationList, runsOutAt } from './authorization-store.ts';

/** The lines of this area. */
export const tpaWaits = counted(tpaWaiting, {
  overdueAnswers: (call) => {
    const { from, where } = authorizationList(call, { only: 'overdue' });
    return call.tx.single<Waiting>(sql`select count(*), min(${runsOutAt}) as since from ${from} where ${where}`);
  },
});
