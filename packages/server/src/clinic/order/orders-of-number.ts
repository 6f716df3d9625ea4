// Which orders a number is of that was typed or scanned: group and place as 17/2, or the number of a department's own, as of a specimen (OR044).
import { findOrdersOfNumber as findOrdersOfNumberEndpoint } from '@charaka/contract/clinic/order/find-orders';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** An order with whose it is and where it belongs. */
export interface NumberedOrder {
  readonly orderId: number;
  readonly patientId: number;
  readonly encounterId: number;
}

/** Answers the orders that a number of a department is of; none where it is no such number. */
type FindOrdersOfNumber = (call: Call, number: string) => Promise<readonly number[]>;

/** Filled by departments with numbers of their own. */
export const departmentNumbers = new Port<FindOrdersOfNumber>('numbers of departments');

/** The orders of this hospital; a group's number alone is all of it, and of two years the later one's. */
export async function ordersOfNumber(call: Call, number: string): Promise<NumberedOrder[]> {
  const [, groupNo, lineNo] = /^(\d{1,9})(?:\/(\d{1,3}))?$/.exec(number) ?? [];
  const ids: number[] = [];
  for (const find of departmentNumbers.partsIn(call.ports)) ids.push(...(await find(call, number)));
  if (ids.length === 0 && groupNo === undefined) return [];
  const years = call.session.financialYears.map(({ finYear }) => finYear);
  return call.tx.rows<NumberedOrder>(sql`
    select o.clinical_order_id as order_id, o.patient_id, o.encounter_id from clinical_order o
    where o.tenant_id = ${call.tenantId} and o.hospital_id = ${call.hospital.hospitalId}
      and (o.clinical_order_id = any(${ids}::bigint[]) or (${ids.length === 0} and o.order_group_id = (
        select g.order_group_id from order_group g where g.tenant_id = o.tenant_id and g.hospital_id = o.hospital_id
          and g.fin_year = any(${years}::text[]) and g.group_no = ${groupNo ?? null}::bigint order by g.fin_year desc limit 1)
        and (${lineNo ?? null}::integer is null or o.line_no = ${lineNo ?? null}::integer)))
    order by o.clinical_order_id`);
}

/** The orders of a scanned number, for the worklist. */
export const findOrdersOfNumber = handle(findOrdersOfNumberEndpoint, async (call, { number }) => ({
  orderIds: (await ordersOfNumber(call, number.trim())).map(({ orderId }) => orderId),
}));
