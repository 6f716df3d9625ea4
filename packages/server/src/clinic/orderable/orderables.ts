// Orderables, each with its members, and its charge in the list.

import { orderables } from '@charaka/contract/clinic/orderable/orderable';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { type ListSource, readList } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { recordHandlers, recordStore } from '../../resource/hospital-record.ts';
import { refuseCharge } from './orderable-charges.ts';

const store = recordStore(orderables, {
  columns: {
    memberIds: sql`coalesce((
      select jsonb_agg(m.member_id order by m.sequence_no) from orderable_member m
      where m.tenant_id = r.tenant_id and m.orderable_id = r.orderable_id and m.is_active), '[]')`,
  },
});

type Orderable = OutputOf<typeof orderables.add>['orderable'];
type Typed = ParsedOf<typeof orderables.add>['orderable'];

/** The members of a panel are no panels; a member that is removed stays in the orders signed with it. */
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
  if (members.length !== distinct.length) refuse(store.says.missing);
  const panel = members.find(({ isPanel }) => isPanel);
  if (panel) refuse(orderableSentences.memberHasMembers({ orderName: panel.orderName }));
  await refuseNeverDone(call, orderableId, distinct);
  await call.tx.rows(sql`
    insert into orderable_member (tenant_id, orderable_id, member_id, sequence_no)
    select ${call.tenantId}, ${orderableId}, member_id, place
    from unnest(${distinct}::bigint[]) with ordinality as one (member_id, place)
    on conflict (tenant_id, orderable_id, member_id) do update set sequence_no = excluded.sequence_no, is_active = true`);
}

/**
 * A panel that the laboratory does by its members has no member without a test of the laboratory: its order could never be done (Q251). A
 * panel with a test of its own measures such members with that test; one without any test is done by hand.
 */
async function refuseNeverDone(call: Call, orderableId: number, memberIds: readonly number[]): Promise<void> {
  const rows = await call.tx.rows<{ orderName: string; isPanel: boolean; isActive: boolean; hasTest: boolean }>(sql`
    select b.order_name, b.orderable_id = ${orderableId} as is_panel, b.is_active, exists (select from lab_test t
      where t.tenant_id = b.tenant_id and t.hospital_id = b.hospital_id and t.charge_id = b.charge_id and t.is_active) as has_test
    from orderable b
    where b.tenant_id = ${call.tenantId} and b.orderable_id = any(${[...memberIds, orderableId]}::bigint[])
    order by lower(b.order_name), b.orderable_id`);
  const members = rows.filter(({ isPanel }) => !isPanel);
  const hasOwnTest = rows.some(({ isPanel, hasTest }) => isPanel && hasTest);
  const isOfLaboratory = !hasOwnTest && members.some(({ hasTest }) => hasTest);
  const missing = members.find(({ isActive, hasTest }) => !isActive || (isOfLaboratory && !hasTest));
  if (!missing) return;
  const { memberNotInUse, memberWithoutTest } = orderableSentences;
  const sentence = (missing.isActive ? memberWithoutTest : memberNotInUse)({ orderName: missing.orderName });
  refuse(sentence, { 'orderable.memberIds': sentence });
}

/** A member of a panel has no members: they would be done, and priced, twice. Panels of a hospital are written one after the other. */
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

/** The charge of each, by which the list may be filtered and sorted. */
function listWithCharges(call: Call): ListSource {
  const plain = store.list(call);
  return {
    ...plain,
    select: sql`${plain.select}, c.charge_code, c.charge_name`,
    from: sql`${plain.from} join charge c on c.tenant_id = r.tenant_id and c.charge_id = r.charge_id`,
    columns: {
      ...plain.columns,
      chargeCode: { sql: sql`c.charge_code`, kind: 'text' },
      chargeName: { sql: sql`c.charge_name`, kind: 'text' },
    },
  };
}

const row = orderables.list.output.shape.rows.element;
const list = handle(orderables.list, (call, input) => readList(call.tx, listWithCharges(call), row, input));

/** Writes the members of an orderable that is written. Refuses a charge that another orderable refines. */
async function withMembers(call: Call, { memberIds }: Typed, write: Promise<Orderable>): Promise<Orderable> {
  const sentence = orderableSentences.orderableExists;
  const { orderableId } = await refuseOnConflict(write, { orderable_of_charge: ['orderable.chargeId', sentence] });
  await writeMembers(call, orderableId, memberIds);
  return store.find(call, orderableId);
}

/** Refines a charge. */
export const addOrderable = handle(orderables.add, async (call, { orderable: typed }) => {
  await refuseCharge(call, typed.chargeId);
  const orderable = await withMembers(call, typed, store.insert(call, typed));
  call.say(store.says.added);
  return { orderable };
});

/** Changes an orderable; signed orders stay as they were signed. */
export const updateOrderable = handle(orderables.update, async (call, { orderable: typed }) => {
  await store.lockUnchanged(call, typed);
  await refuseCharge(call, typed.chargeId);
  const orderable = await withMembers(
    call,
    typed,
    store.replace(call, typed.orderableId, typed, { changed_at: call.now }),
  );
  call.say(store.says.updated);
  return { orderable };
});

/** The five calls on orderables. */
export const recordOrderables = recordHandlers(store, { list, add: addOrderable, update: updateOrderable });
