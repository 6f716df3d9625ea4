// Finds orders with a specimen for the worklist: the laboratory works on those.
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** A sentence with the first of the orders that has a specimen; undefined when none has. */
export async function findLaboratoryWork(call: Call, orderIds: readonly number[]): Promise<Sentence | undefined> {
  const found = await call.tx.row<{ orderName: string }>(sql`
    select o.order_name from lab_work w
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    where w.tenant_id = ${call.tenantId} and w.clinical_order_id = any(${[...orderIds]}::bigint[])
      and w.specimen_id is not null and w.status <> 'Cancelled'
    order by w.clinical_order_id limit 1`);
  return found && laboratorySentences.doneByLaboratory({ orderName: found.orderName });
}
