// Gives the measured values of orders to the doctor's screens, in the order in which they are printed (OP013).
import sql from 'sql-template-tag';
import type { OrderValue } from '../../clinic/order/order-values.ts';
import type { Call } from '../../kernel/handler.ts';

/** The values of finished works; those of confidential tests are read on their report alone (LB056). */
export function valuesOfOrders(call: Call, orderIds: readonly number[]): Promise<OrderValue[]> {
  return call.tx.rows<OrderValue>(sql`
    select w.clinical_order_id as order_id, p.lab_parameter_name as parameter_name, r.value_text, r.unit, r.flag, r.range_text
    from lab_work w
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and not t.is_confidential
    cross join lateral (
      select distinct on (v.lab_parameter_id) v.* from lab_result v
      where v.tenant_id = w.tenant_id and v.lab_work_id = w.lab_work_id and v.repeat_no = w.repeat_no
      order by v.lab_parameter_id, v.version_no desc) r
    join lab_parameter p on p.tenant_id = r.tenant_id and p.lab_parameter_id = r.lab_parameter_id
    left join lab_test_parameter l on l.tenant_id = w.tenant_id and l.lab_test_id = w.lab_test_id
      and l.lab_parameter_id = r.lab_parameter_id
    where w.tenant_id = ${call.tenantId} and w.clinical_order_id = any(${[...orderIds]}::bigint[])
      and w.status in ('Checked', 'Verified') and r.value_text is not null
    order by w.clinical_order_id, l.sequence_no`);
}
