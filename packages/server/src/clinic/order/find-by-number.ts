// Finds orders by the number of their group and their place in it, for the search of the shell.
import { orderMenu } from '@charaka/contract/clinic/order/order';
import type { RecordNumber } from '@charaka/rules/list/record-number';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { type FoundRecord, MOST_OF_AN_AREA, yearsFrom } from '../../stay/admission/numbered-records.ts';

/** The orders of the latest group with that number; none for a caller who does not see the orders of the hospital. */
export async function findByNumber(call: Call, { order }: RecordNumber): Promise<readonly FoundRecord[]> {
  if (!order || !hasRight(call.session, orderMenu, 'view')) return [];
  return call.tx.rows<FoundRecord>(sql`
    select 'order' as kind, g.group_no || '/' || o.line_no as number, o.clinical_order_id as record_id, o.patient_id,
      null::bigint as admission_id
    from (select n.tenant_id, n.order_group_id, n.group_no from order_group n
      where n.tenant_id = ${call.tenantId} and n.hospital_id = ${call.hospital.hospitalId}
        and n.fin_year = any(${yearsFrom(call, '')}::text[]) and n.group_no = ${order.group}::bigint
      order by n.fin_year desc limit 1) g
    join clinical_order o on o.tenant_id = g.tenant_id and o.order_group_id = g.order_group_id
    where ${order.line}::integer is null or o.line_no = ${order.line}::integer
    order by o.line_no limit ${MOST_OF_AN_AREA}`);
}
