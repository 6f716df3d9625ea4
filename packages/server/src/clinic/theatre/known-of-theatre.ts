// The facts of the theatres for the discharge summary of a stay: the operations that were done.
import sql from 'sql-template-tag';
import { todayOf } from '../../kernel/handler.ts';
import { staffName } from '../../kernel/staff-name.ts';
import type { TellKnown } from '../../stay/admission/known-of-stay.ts';

/** Each with its day and surgeon; one of a day to come was not done yet. */
export const tellOperations: TellKnown = async (call, admissionId) => {
  const rows = await call.tx.rows<{ line: string }>(sql`
    select concat_ws(', ', x.operation_name, to_char(t.day, 'DD/MM/YYYY'),
      ${staffName(sql`s`)}) as line
    from ot_booking x
    join ot_slot t on t.tenant_id = x.tenant_id and t.ot_slot_id = x.ot_slot_id
    join staff s on s.tenant_id = x.tenant_id and s.staff_id = x.doctor_id
    where x.tenant_id = ${call.tenantId} and x.admission_id = ${admissionId} and x.is_active and t.day <= ${todayOf(call)}
    order by t.day, x.ot_booking_id`);
  return { treatment: rows.map(({ line }) => line) };
};
