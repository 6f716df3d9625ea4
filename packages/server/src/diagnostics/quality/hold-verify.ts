// Holds results back while a control of their analyser and parameter is refused (LB074).
import { qualitySentences } from '@charaka/contract/diagnostics/quality/quality-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** A sentence with the first refused control that concerns values of the works; undefined when none does. */
export async function holdVerify(call: Call, labWorkIds: readonly number[]): Promise<Sentence | undefined> {
  const found = await call.tx.row<{ parameterName: string; analyserName: string; ruleName: string }>(sql`
    select p.lab_parameter_name as parameter_name, a.analyser_name, array_to_string(q.rules, ', ') as rule_name
    from lab_result_now n
    join lab_result o on o.tenant_id = n.tenant_id and o.lab_result_id = n.lab_result_id
    join analyser_message m on m.tenant_id = o.tenant_id and m.analyser_message_id = o.analyser_message_id
    join qc_open_run q on q.tenant_id = m.tenant_id and q.analyser_id = m.analyser_id and q.lab_parameter_id = n.lab_parameter_id
    join analyser a on a.tenant_id = m.tenant_id and a.analyser_id = m.analyser_id
    join lab_parameter p on p.tenant_id = n.tenant_id and p.lab_parameter_id = n.lab_parameter_id
    where n.tenant_id = ${call.tenantId} and n.lab_work_id = any(${[...labWorkIds]}::bigint[])
    order by q.qc_run_id limit 1`);
  return found && qualitySentences.outOfControl(found);
}
