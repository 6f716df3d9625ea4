// The choices that are offered before the user types: the caller's favourites and order sets, priced for the stay or visit (OR039).
import {
  listOrderChoices as listOrderChoicesEndpoint,
  setFavourite as setFavouriteEndpoint,
} from '@charaka/contract/clinic/order/order-choices';
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findEncounter } from '../encounter/encounter-store.ts';
import { setsOfCaller } from '../orderable/order-set-store.ts';
import { readOrderables } from './priced-orderables.ts';

type OrderSet = OutputOf<typeof listOrderChoicesEndpoint>['sets'][number];
type SetLine = Omit<OrderSet['lines'][number], 'item'> & Omit<OrderSet, 'lines'> & { readonly chargeId: number };

const MOST_ITEMS = 2000;

/** Of a set what the price list has no longer is left out. */
export const listOrderChoices = handle(listOrderChoicesEndpoint, async (call, { admissionId, encounterId }) => {
  const unknown = encounterId ? orderSentences.visitDoesNotExist({ encounterId }) : orderSentences.chooseVisit;
  const encounter = (await findEncounter(call, { admissionId, encounterId })) ?? refuse(unknown);
  const [marked, lines] = await Promise.all([findMarked(call), findSetLines(call)]);
  const chargeIds = [...new Set([...marked, ...lines.map(({ chargeId }) => chargeId)])];
  const items = await readOrderables(call, encounter.encounterId, { chargeIds, limit: MOST_ITEMS });
  const itemById = new Map(items.map((item) => [item.chargeId, item]));
  const sets = new Map<number, OrderSet>();
  for (const { orderSetId, setVersion, setName, isOwn, chargeId, ...line } of lines) {
    const item = itemById.get(chargeId);
    if (!item) continue;
    const set = sets.get(orderSetId) ?? { orderSetId, setVersion, setName, isOwn, lines: [] };
    set.lines.push({ ...line, item });
    sets.set(orderSetId, set);
  }
  return {
    patientId: encounter.patientId,
    favourites: marked.flatMap((chargeId) => itemById.get(chargeId) ?? []),
    sets: [...sets.values()],
  };
});

async function findMarked(call: Call): Promise<number[]> {
  const rows = await call.tx.rows<{ chargeId: number }>(sql`
    select f.charge_id from order_favourite f
    join charge c on c.tenant_id = f.tenant_id and c.charge_id = f.charge_id and c.hospital_id = ${call.hospital.hospitalId}
    where f.tenant_id = ${call.tenantId} and f.user_id = ${call.userId} and f.is_active
    order by f.marked_at, f.order_favourite_id`);
  return rows.map(({ chargeId }) => chargeId);
}

function findSetLines(call: Call): Promise<SetLine[]> {
  return call.tx.rows<SetLine>(sql`
    select s.order_set_id, s.version as set_version, s.set_name, s.staff_id is not null as is_own, l.charge_id,
      l.quantity_thousandths as quantity, l.priority, l.instruction, l.is_ticked
    from order_set s
    join order_set_line l on l.tenant_id = s.tenant_id and l.order_set_id = s.order_set_id and l.version = s.version
    where ${setsOfCaller(call)} and s.is_active
    order by (s.staff_id is null), lower(s.set_name), s.order_set_id, l.line_no`);
}

/** A mark that is set anew stands last again. Refuses a charge of another hospital. */
export const setFavourite = handle(setFavouriteEndpoint, async (call, { chargeId, isFavourite }) => {
  const written = await call.tx.rows(sql`
    insert into order_favourite (tenant_id, user_id, charge_id, marked_at, is_active)
    select c.tenant_id, ${call.userId}, c.charge_id, ${call.now}, ${isFavourite} from charge c
    where c.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId} and c.charge_id = ${chargeId}
    on conflict (tenant_id, user_id, charge_id) do update set is_active = excluded.is_active, marked_at = excluded.marked_at
    returning order_favourite_id`);
  if (written.length === 0) refuse(orderSentences.notInPriceList);
  call.say(isFavourite ? orderableSentences.favouriteMarked : orderableSentences.favouriteTaken);
  return {};
});
