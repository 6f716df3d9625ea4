// The pending work of the laboratory, counted by the conditions of its lists.
import { laboratoryWaiting } from '@charaka/contract/diagnostics/laboratory/waiting';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { counted, countRows, type Waiting } from '../../kernel/waiting-count.ts';
import { toSign } from './amendment-store.ts';
import { atBench } from './bench.ts';
import { toCollect } from './list-collection.ts';
import { toVerify } from './verify-store.ts';

const countToReceive = ({ tx, tenantId, hospital }: Call): Promise<Waiting> =>
  tx.single<Waiting>(sql`
    select count(*), min(s.collected_at) as since from specimen s
    where s.tenant_id = ${tenantId} and s.hospital_id = ${hospital.hospitalId} and s.status = 'Collected'`);

/** The lines of this area. */
export const laboratoryWaits = counted(laboratoryWaiting, {
  toVerify: (call) => countRows(call, toVerify(call), sql`w.finished_at`),
  toSign: (call) => countRows(call, toSign(call), sql`m.proposed_at`),
  atBench: (call) => countRows(call, atBench(call), sql`w.status_at`),
  toReceive: countToReceive,
  toCollect: (call) => countRows(call, toCollect(call), sql`line.ordered_at`),
});
