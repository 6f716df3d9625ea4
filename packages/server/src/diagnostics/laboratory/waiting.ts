// What the laboratory makes wait, counted by the conditions of its lists.
import { laboratoryWaiting } from '@charaka/contract/diagnostics/laboratory/waiting';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { counted, type Waiting } from '../../kernel/waiting-count.ts';
import { toCollect } from './list-collection.ts';
import { toVerify } from './verify-store.ts';

function countToCollect(call: Call): Promise<Waiting> {
  const { from, where } = toCollect(call);
  return call.tx.single<Waiting>(sql`select count(*), min(line.ordered_at) as since from ${from} where ${where}`);
}

const countToReceive = ({ tx, tenantId, hospital }: Call): Promise<Waiting> =>
  tx.single<Waiting>(sql`
    select count(*), min(s.collected_at) as since from specimen s
    where s.tenant_id = ${tenantId} and s.hospital_id = ${hospital.hospitalId} and s.status = 'Collected'`);

function countToVerify(call: Call): Promise<Waiting> {
  const { from, where } = toVerify(call);
  return call.tx.single<Waiting>(sql`select count(*), min(w.finished_at) as since from ${from} where ${where}`);
}

/** The lines of this area. */
export const laboratoryWaits = counted(laboratoryWaiting, {
  toVerify: countToVerify,
  toReceive: countToReceive,
  toCollect: countToCollect,
});
