// The SQL of orderables: listed, read with their members, locked, added, changed, deactivated.

import type { addOrderable, getOrderable } from '@charaka/contract/clinic/orderable/orderable';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';

/** An orderable as kept. */
type Orderable = Omit<OutputOf<typeof getOrderable>['orderable'], 'version'>;
type OrderableInput = ParsedOf<typeof addOrderable>['orderable'];

/** How a refusal and the audit call an orderable. */
export const editedOrderable = {
  table: 'orderable',
  wrapper: 'orderable',
  noun: orderableSentences.orderable,
} as const;

const missing = orderableSentences.orderableDoesNotExist;
const kept = sql`b.orderable_id, b.charge_id, b.order_name, b.synonyms, b.order_kind as kind, b.preparation, b.sex_limit,
  b.age_from_days, b.age_to_days, b.repeat_window_hours, b.requires_payer_approval, b.waits_for_signature, b.charge_moment, b.lead_minutes,
  b.is_active, coalesce((
    select jsonb_agg(m.member_id order by m.sequence_no) from orderable_member m
    where m.tenant_id = b.tenant_id and m.orderable_id = b.orderable_id and m.is_active), '[]') as member_ids`;

const ofHospital = (call: Call, orderableId: number) => sql`b.tenant_id = ${call.tenantId}
  and b.hospital_id = ${call.hospital.hospitalId} and b.orderable_id = ${orderableId}`;

/** Orderables of the hospital by name. */
export function orderableList({ tenantId, hospital }: Call): ListSource {
  return {
    select: sql`${kept}, c.charge_code, c.charge_name`,
    from: sql`orderable b join charge c on c.tenant_id = b.tenant_id and c.charge_id = b.charge_id`,
    where: sql`b.tenant_id = ${tenantId} and b.hospital_id = ${hospital.hospitalId}`,
    columns: {
      orderableId: { sql: sql`b.orderable_id`, kind: 'number', isNeverNull: true },
      orderName: { sql: sql`b.order_name`, kind: 'text' },
      chargeCode: { sql: sql`c.charge_code`, kind: 'text' },
      chargeName: { sql: sql`c.charge_name`, kind: 'text' },
      isActive: { sql: sql`b.is_active`, kind: 'flag' },
    },
    tieBreak: sql`b.orderable_id`,
    defaultOrder: sql`lower(b.order_name)`,
  };
}

/** One orderable of the hospital. Refuses any other. */
export function findOrderable(call: Call, orderableId: number): Promise<Orderable> {
  return call.tx.one<Orderable>(sql`select ${kept} from orderable b where ${ofHospital(call, orderableId)}`, missing);
}

/** As `findOrderable`, held until the transaction ends: two changes come one after the other. */
export function lockOrderable(call: Call, orderableId: number): Promise<Orderable> {
  return call.tx.one<Orderable>(
    sql`select ${kept} from orderable b where ${ofHospital(call, orderableId)} for update`,
    missing,
  );
}

/** Refines a charge. Refuses one that is refined already. */
export async function insertOrderable(call: Call, one: OrderableInput): Promise<Orderable> {
  const { orderableId } = await refusingTwice(
    call.tx.one<{ orderableId: number }>(
      sql`insert into orderable (tenant_id, hospital_id, charge_id, order_name, synonyms, order_kind, preparation, sex_limit,
          age_from_days, age_to_days, repeat_window_hours, requires_payer_approval, waits_for_signature, charge_moment, lead_minutes, is_active)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${one.chargeId}, ${one.orderName}, ${one.synonyms || null},
          ${one.kind ?? null}, ${one.preparation || null}, ${one.sexLimit ?? null}, ${one.ageFromDays ?? null},
          ${one.ageToDays ?? null}, ${one.repeatWindowHours ?? null}, ${one.requiresPayerApproval}, ${one.waitsForSignature ?? false},
          ${one.chargeMoment ?? null}, ${one.leadMinutes ?? null}, ${one.isActive ?? true})
        returning orderable_id`,
      kernelSentences.nothingAdded,
    ),
  );
  await writeMembers(call, orderableId, one.memberIds);
  return findOrderable(call, orderableId);
}

/** Replaces the fields of an orderable; it stays as active as it was unless it is said otherwise. */
export async function replaceOrderable(call: Call, orderableId: number, one: OrderableInput): Promise<Orderable> {
  await refusingTwice(
    call.tx.one<{ orderableId: number }>(
      sql`update orderable b set charge_id = ${one.chargeId}, order_name = ${one.orderName}, synonyms = ${one.synonyms || null},
          order_kind = ${one.kind ?? null}, preparation = ${one.preparation || null}, sex_limit = ${one.sexLimit ?? null},
          age_from_days = ${one.ageFromDays ?? null}, age_to_days = ${one.ageToDays ?? null},
          repeat_window_hours = ${one.repeatWindowHours ?? null}, requires_payer_approval = ${one.requiresPayerApproval},
          waits_for_signature = ${one.waitsForSignature ?? false},
          charge_moment = ${one.chargeMoment ?? null}, lead_minutes = ${one.leadMinutes ?? null}, changed_at = ${call.now},
          is_active = coalesce(${one.isActive ?? null}::boolean, is_active)
        where ${ofHospital(call, orderableId)} returning orderable_id`,
      missing,
    ),
  );
  await writeMembers(call, orderableId, one.memberIds);
  return findOrderable(call, orderableId);
}

/** A panel holds what is no panel itself; members that fall away stay for what was ordered with them. */
async function writeMembers(call: Call, orderableId: number, memberIds: readonly number[]): Promise<void> {
  const distinct = [...new Set(memberIds)].filter((memberId) => memberId !== orderableId);
  await call.tx.rows(sql`
    update orderable_member set is_active = false
    where tenant_id = ${call.tenantId} and orderable_id = ${orderableId} and is_active and not member_id = any(${distinct}::bigint[])`);
  if (distinct.length === 0) return;
  await refuseMember(call, orderableId);
  const members = await call.tx.rows<{ orderableId: number; orderName: string; isPanel: boolean }>(sql`
    select b.orderable_id, b.order_name, exists (select from orderable_member m where m.tenant_id = b.tenant_id
      and m.orderable_id = b.orderable_id and m.is_active) as is_panel
    from orderable b where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId}
      and b.orderable_id = any(${distinct}::bigint[])`);
  if (members.length !== distinct.length) refuse(missing);
  const panel = members.find(({ isPanel }) => isPanel);
  if (panel) refuse(orderableSentences.memberHasMembers({ orderName: panel.orderName }));
  await call.tx.rows(sql`
    insert into orderable_member (tenant_id, orderable_id, member_id, sequence_no)
    select ${call.tenantId}, ${orderableId}, member_id, place
    from unnest(${distinct}::bigint[]) with ordinality as one (member_id, place)
    on conflict (tenant_id, orderable_id, member_id) do update set sequence_no = excluded.sequence_no, is_active = true`);
}

/** What is counted in a panel has no members of its own: they would be done, and priced, twice. Panels of a hospital are written one after the other. */
async function refuseMember(call: Call, orderableId: number): Promise<void> {
  const [, panel] = await call.tx.behind(
    [
      () =>
        call.tx.rows(sql`
          select from hospital where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} for no key update`),
    ],
    () => [
      call.tx.row<{ orderName: string; panelName: string }>(sql`
        select b.order_name, p.order_name as panel_name from orderable_member m
        join orderable b on b.tenant_id = m.tenant_id and b.orderable_id = m.member_id
        join orderable p on p.tenant_id = m.tenant_id and p.orderable_id = m.orderable_id
        where m.tenant_id = ${call.tenantId} and m.member_id = ${orderableId} and m.is_active
        order by lower(p.order_name) limit 1`),
    ],
  );
  if (panel)
    refuse(orderableSentences.memberOfPanel(panel), { 'orderable.memberIds': orderableSentences.memberOfPanel(panel) });
}

/** Takes an orderable out of use. Refuses one of another hospital. */
export async function deactivateOrderable(call: Call, orderableId: number): Promise<void> {
  await call.tx.one<{ orderableId: number }>(
    sql`update orderable b set is_active = false where ${ofHospital(call, orderableId)} returning orderable_id`,
    missing,
  );
}

function refusingTwice<T>(write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, { orderable_of_charge: ['orderable.chargeId', orderableSentences.orderableExists] });
}
