// The orders whose work uses a specimen, by the number on its label (OR044, LB012).
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

const SPECIMEN_NUMBER = /^\d{12}$/;

/** None where the number is no specimen's of this hospital. */
export async function findOrdersOfSpecimen(call: Call, number: string): Promise<readonly number[]> {
  if (!SPECIMEN_NUMBER.test(number)) return [];
  const rows = await call.tx.rows<{ orderId: number }>(sql`
    select distinct w.clinical_order_id as order_id from specimen s
    join lab_work w on w.tenant_id = s.tenant_id and w.specimen_id = s.specimen_id
    where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and s.specimen_no = ${number}
    order by 1`);
  return rows.map(({ orderId }) => orderId);
}
