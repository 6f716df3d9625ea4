// Counts of the counter's open work, by the conditions of its lists.
import { counterWaiting } from '@charaka/contract/clinic/counter/waiting';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { counted, type Waiting } from '../../kernel/waiting-count.ts';
import { owedTests } from './billed-tests.ts';
import { refundsDue } from './refund-due-store.ts';

const countRefunds = (call: Call): Promise<Waiting> =>
  call.tx.single<Waiting>(sql`select count(*), min(r.day)::text as first_day from ${refundsDue(call)} r`);

const countOwedTests = (call: Call): Promise<Waiting> =>
  call.tx.single<Waiting>(sql`select count(*), min(d.owed_at) as since from ${owedTests(call)}`);

/** The lines of this area. */
export const counterWaitingCounts = counted(counterWaiting, { refunds: countRefunds, owedTests: countOwedTests });
