// Takes results that were struck out off their reports: a version without them is signed, and who looks for the old one finds it (LB048, OR045).
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { declineStruck } from './amendment-store.ts';
import { signReport } from './sign-reports.ts';

/** Behind the locks of the orders; their works are cancelled with them. Who strikes signs, and so is registered (LB041). */
export async function strikeResults(call: Call, orderIds: readonly number[], reason: string): Promise<void> {
  const reported = await call.tx.rows<{ orderGroupId: number; labSectionId: number }>(sql`
    select distinct o.order_group_id, t.lab_section_id
    from clinical_order o
    join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
    join lab_report r on r.tenant_id = o.tenant_id and r.order_group_id = o.order_group_id and r.lab_section_id = t.lab_section_id
    where o.tenant_id = ${call.tenantId} and o.clinical_order_id = any(${[...orderIds]}::bigint[])
      and not exists (select from lab_report n where n.tenant_id = r.tenant_id and n.replaces_report_id is not null and n.is_withdrawn
        and n.order_group_id = r.order_group_id and n.lab_section_id = r.lab_section_id)
    order by o.order_group_id, t.lab_section_id`);
  for (const one of reported) await signReport(call, one, `Entered in error: ${reason}`);
  await declineStruck(call, orderIds, `Entered in error: ${reason}`);
}
