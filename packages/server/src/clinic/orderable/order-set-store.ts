// The SQL of order sets: listed, read with the lines of their version, locked, added, changed, deactivated (OR039).

import type { addOrderSet, getOrderSet } from '@charaka/contract/clinic/orderable/order-set';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';

/** A set as kept. */
type OrderSet = Omit<OutputOf<typeof getOrderSet>['orderSet'], 'version'>;
type OrderSetInput = ParsedOf<typeof addOrderSet>['orderSet'];

/** How a refusal and the audit call a set. */
export const editedOrderSet = { table: 'order_set', wrapper: 'orderSet', noun: orderableSentences.orderSet } as const;

const missing = orderableSentences.orderSetDoesNotExist;
const kept = sql`s.order_set_id, s.set_name, s.staff_id is not null as is_own, s.version as set_version, s.is_active, coalesce((
    select jsonb_agg(jsonb_build_object('chargeId', l.charge_id, 'quantity', l.quantity_thousandths, 'priority', l.priority,
      'instruction', l.instruction, 'isTicked', l.is_ticked) order by l.line_no)
    from order_set_line l where l.tenant_id = s.tenant_id and l.order_set_id = s.order_set_id and l.version = s.version), '[]') as lines`;

/** The sets of the caller's hospital that are everybody's, and the caller's own. */
export function setsOfCaller({ tenantId, hospital, session }: Call): Sql {
  return sql`s.tenant_id = ${tenantId} and s.hospital_id = ${hospital.hospitalId}
    and (s.staff_id is null or s.staff_id = ${session.staffId}::bigint)`;
}

/** Sets by name, one's own first. */
export function orderSetList(call: Call): ListSource {
  return {
    select: sql`s.order_set_id, s.set_name, s.staff_id is not null as is_own, s.version as set_version, s.is_active, (
      select string_agg(c.charge_name, ', ' order by l.line_no) from order_set_line l
      join charge c on c.tenant_id = l.tenant_id and c.charge_id = l.charge_id
      where l.tenant_id = s.tenant_id and l.order_set_id = s.order_set_id and l.version = s.version) as charge_names`,
    from: sql`order_set s`,
    where: setsOfCaller(call),
    columns: {
      orderSetId: { sql: sql`s.order_set_id`, kind: 'number', isNeverNull: true },
      setName: { sql: sql`s.set_name`, kind: 'text' },
      isOwn: { sql: sql`(s.staff_id is not null)`, kind: 'flag' },
      isActive: { sql: sql`s.is_active`, kind: 'flag' },
    },
    tieBreak: sql`s.order_set_id`,
    defaultOrder: sql`(s.staff_id is null), lower(s.set_name)`,
  };
}

/** One set that the caller sees. Refuses any other. */
export function findOrderSet(call: Call, orderSetId: number): Promise<OrderSet> {
  return call.tx.one<OrderSet>(
    sql`select ${kept} from order_set s where ${setsOfCaller(call)} and s.order_set_id = ${orderSetId}`,
    missing,
  );
}

/** As `findOrderSet`, held until the transaction ends: two changes make two versions. */
export function lockOrderSet(call: Call, orderSetId: number): Promise<OrderSet> {
  return call.tx.one<OrderSet>(
    sql`select ${kept} from order_set s where ${setsOfCaller(call)} and s.order_set_id = ${orderSetId} for update`,
    missing,
  );
}

/** Adds a set in its first version. */
export async function insertOrderSet(call: Call, one: OrderSetInput): Promise<OrderSet> {
  const { orderSetId } = await refusingTwice(
    one,
    call.tx.one<{ orderSetId: number }>(
      sql`insert into order_set (tenant_id, hospital_id, set_name, staff_id, is_active)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${one.setName}, ${ownerOf(call, one)}, ${one.isActive ?? true})
        returning order_set_id`,
      kernelSentences.nothingAdded,
    ),
  );
  await writeLines(call, orderSetId, 1, one.lines);
  return findOrderSet(call, orderSetId);
}

/** Changes a locked set. Other lines are a version more, and those before it stay as they were; the same lines are none. */
export async function replaceOrderSet(call: Call, known: OrderSet, one: OrderSetInput): Promise<OrderSet> {
  const { orderSetId } = known;
  const hasNewLines = linesAsText(known.lines) !== linesAsText(one.lines);
  const { version } = await refusingTwice(
    one,
    call.tx.one<{ version: number }>(
      sql`update order_set set set_name = ${one.setName}, staff_id = ${ownerOf(call, one)}, version = version + ${hasNewLines ? 1 : 0},
          changed_at = ${call.now}, is_active = coalesce(${one.isActive ?? null}::boolean, is_active)
        where tenant_id = ${call.tenantId} and order_set_id = ${orderSetId} returning version`,
      missing,
    ),
  );
  if (hasNewLines) await writeLines(call, orderSetId, version, one.lines);
  return findOrderSet(call, orderSetId);
}

/** Lines to be compared: what is left out and what is empty are the same. */
function linesAsText(lines: OrderSetInput['lines'] | OrderSet['lines']): string {
  return JSON.stringify(
    lines.map(({ chargeId, quantity, priority, instruction, isTicked }) => [
      chargeId,
      quantity,
      priority,
      instruction || null,
      isTicked,
    ]),
  );
}

function ownerOf(call: Call, { isOwn }: OrderSetInput): number | null {
  if (!isOwn) return null;
  return call.session.staffId ?? refuse(orderableSentences.staffOnly);
}

async function writeLines(
  call: Call,
  orderSetId: number,
  version: number,
  lines: OrderSetInput['lines'],
): Promise<void> {
  const numbered = JSON.stringify(lines.map((line, index) => ({ ...line, lineNo: index + 1 })));
  const written = await call.tx.rows(sql`
    insert into order_set_line (tenant_id, order_set_id, version, line_no, charge_id, quantity_thousandths, priority, instruction,
      is_ticked)
    select ${call.tenantId}, ${orderSetId}, ${version}, "lineNo", c.charge_id, quantity, priority, nullif(instruction, ''), "isTicked"
    from json_to_recordset(${numbered}::json) as line ("lineNo" integer, "chargeId" bigint, quantity bigint, priority text,
      instruction text, "isTicked" boolean)
    join charge c on c.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId} and c.charge_id = "chargeId"
    returning order_set_line_id`);
  if (written.length !== lines.length) refuse(kernelSentences.recordRefersToNothing);
}

/** Takes a set out of use. */
export async function deactivateOrderSet(call: Call, orderSetId: number): Promise<void> {
  await call.tx.rows(sql`
    update order_set set is_active = false where tenant_id = ${call.tenantId} and order_set_id = ${orderSetId}`);
}

function refusingTwice<T>({ setName }: OrderSetInput, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    order_set_unique: ['orderSet.setName', orderableSentences.orderSetExists({ name: setName })],
  });
}
