// Keeps orders of the laboratory from being cancelled elsewhere: a verified result leaves by an amendment or a withdrawal of its report, and
// a collected specimen is the laboratory's (OR024, LB040, LB048, Q271).
import { benchMenu, specimenMenu, verifyMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import { type LabWorkStatus, labWorkSteps } from '@charaka/rules/diagnostics/lab-work-steps';
import type { Sentence } from '@charaka/rules/message/sentence';
import { statesOf } from '@charaka/rules/step/steps';
import sql from 'sql-template-tag';
import type { AskedOrder } from '../../clinic/order/cancel-hold.ts';
import type { Call } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';

interface FoundOrder {
  readonly orderName: string;
  readonly reportNo: string | null;
}

/** The first order that is not let go; those without a collected specimen are left to the order lists. */
export async function holdCancel(call: Call, orders: readonly AskedOrder[]): Promise<Sentence | undefined> {
  const found = await findWork(
    call,
    orders.map(({ orderId }) => orderId),
    ['Verified'],
  );
  if (found) return laboratorySentences.amendOrWithdraw({ orderName: found.orderName, reportNo: found.reportNo ?? '' });
  const isOfLaboratory = [specimenMenu, benchMenu, verifyMenu].some((menu) => hasRight(call.session, menu, 'edit'));
  if (isOfLaboratory) return undefined;
  const begun = orders
    .filter(({ status }) => status === 'InProgress' || status === 'Done')
    .map(({ orderId }) => orderId);
  const held = await findWork(call, begun, statesOf(labWorkSteps));
  return held && laboratorySentences.laboratoryCancels({ orderName: held.orderName });
}

function findWork(
  call: Call,
  orderIds: readonly number[],
  statuses: readonly LabWorkStatus[],
): Promise<FoundOrder | undefined> {
  return call.tx.row<FoundOrder>(sql`
    select o.order_name, (select concat(r.report_no, ' / ', r.fin_year) from lab_report r
        where r.tenant_id = o.tenant_id and r.order_group_id = o.order_group_id and r.lab_section_id = t.lab_section_id
        order by r.version_no desc limit 1) as report_no
    from clinical_order o
    join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id and w.specimen_id is not null
      and w.status = any(${[...statuses]}::text[]) and w.status <> 'Cancelled'
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
    where o.tenant_id = ${call.tenantId} and o.clinical_order_id = any(${[...orderIds]}::bigint[])
    order by o.clinical_order_id, w.lab_work_id limit 1`);
}
