// The facts of orderables in use for charges that are being ordered, with the members of the panels among them (OR019).
import type { OrderLimits } from '@charaka/rules/clinic/order-alert';
import type { ChargeMoment, OrderKind } from '@charaka/rules/clinic/order-step';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** The facts that refine a charge. */
export interface OrderableFacts extends OrderLimits {
  readonly chargeId: number;
  readonly orderName: string;
  /** None: that of the type of the charge. */
  readonly kind: OrderKind | null;
  readonly chargeMoment: ChargeMoment | null;
  readonly leadMinutes: number | null;
  readonly requiresPayerApproval: boolean;
  readonly memberChargeIds: readonly number[];
  readonly memberNames: readonly string[];
}

/** The members as an order keeps them; of an orderable without members nothing. */
export function membersIn(facts: OrderableFacts | null | undefined) {
  const isPanel = facts != null && facts.memberNames.length > 0;
  return { memberNames: isPanel ? facts.memberNames : null, memberCharges: isPanel ? facts.memberChargeIds : null };
}

/** Members of the panel `b`, as a list with the facts of each member. */
export function membersOf(said: Sql): Sql {
  return sql`coalesce((
    select jsonb_agg(${said} order by m.sequence_no) from orderable_member m
    join orderable mb on mb.tenant_id = m.tenant_id and mb.orderable_id = m.member_id
    where m.tenant_id = b.tenant_id and m.orderable_id = b.orderable_id and m.is_active), '[]')`;
}

/** Of charges that nothing refines nothing is answered (OR002). */
export function findFacts(call: Call, chargeIds: readonly number[]): Promise<OrderableFacts[]> {
  return call.tx.rows<OrderableFacts>(sql`
    select b.charge_id, b.order_name, b.order_kind as kind, b.charge_moment, b.lead_minutes, b.requires_payer_approval,
      b.sex_limit, b.age_from_days, b.age_to_days, b.repeat_window_hours,
      ${membersOf(sql`mb.charge_id`)} as member_charge_ids, ${membersOf(sql`mb.order_name`)} as member_names
    from orderable b
    where b.tenant_id = ${call.tenantId} and b.charge_id = any(${[...chargeIds]}::bigint[]) and b.is_active`);
}
