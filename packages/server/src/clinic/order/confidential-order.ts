// The name of an order of a confidential test: shown to the doctor who ordered it and to readers of confidential results (LB056, Q270).
import { confidentialTest } from '@charaka/contract/clinic/order/confidential';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { does } from '../../kernel/session.ts';

/** Order `o` of group `g` is named to the caller. */
export const isNamedTo = ({ session }: Pick<Call, 'session'>): Sql =>
  sql`(not o.is_confidential or ${does(session, 'confidential-results')} or g.ordered_by = ${session.staffId ?? 0})`;

/** The name of order `o` of group `g` as the caller sees it; the laboratory's work lists and bills show the name itself. */
export const shownName = (call: Pick<Call, 'session'>): Sql =>
  sql`(case when ${isNamedTo(call)} then o.order_name else ${confidentialTest} end)`;

/** A column of order `o` of group `g` that would tell what was ordered; null where the order is not named to the caller. */
export const unlessConfidential = (call: Pick<Call, 'session'>, column: Sql): Sql =>
  sql`(case when ${isNamedTo(call)} then ${column} end)`;

/** The audit log hides what was ordered where the test is confidential. */
export const secretOrders = {
  tableName: 'clinical_order',
  columns: ['order_name', 'charge_id', 'member_names', 'instruction', 'result_summary'],
  find: async ({ tx, tenantId }: Call, orderIds: readonly number[]) => {
    const rows = await tx.rows<{ orderId: number }>(sql`
      select clinical_order_id as order_id from clinical_order
      where tenant_id = ${tenantId} and clinical_order_id = any(${[...orderIds]}::bigint[]) and is_confidential`);
    return rows.map(({ orderId }) => orderId);
  },
};
