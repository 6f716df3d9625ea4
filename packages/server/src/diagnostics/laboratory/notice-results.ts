// Adds verified values of a notifiable disease to the list for the authorities on the same day (LB057).
import sql from 'sql-template-tag';
import { noticeCases } from '../../clinic/chart/notifiable-cases.ts';
import type { Call } from '../../kernel/handler.ts';

/** For works that are verified, or whose values were amended. */
export async function noticeResults(call: Call, labWorkIds: readonly number[]): Promise<void> {
  const found = await call.tx.rows<{ encounterId: number; notifiableDiseaseId: number; isConfidential: boolean }>(sql`
    select w.encounter_id, p.notifiable_disease_id, bool_and(t.is_confidential) as is_confidential
    from lab_result_now n
    join lab_work w on w.tenant_id = n.tenant_id and w.lab_work_id = n.lab_work_id
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
    join lab_parameter p on p.tenant_id = n.tenant_id and p.lab_parameter_id = n.lab_parameter_id
      and p.notifiable_disease_id is not null
    where n.tenant_id = ${call.tenantId} and n.lab_work_id = any(${[...labWorkIds]}::bigint[]) and n.flag in ('A', 'AA', 'H', 'HH')
    group by w.encounter_id, p.notifiable_disease_id`);
  await noticeCases(call, found);
}
