// The orderables of a stay or visit, each with its price there and the patient's earlier orders of it (OR002, OR011, OR014, OR019, OR040).
import type { findOrderables } from '@charaka/contract/clinic/order/order';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { openOrderStatuses, orderableTypes, orderKindOf } from '@charaka/rules/clinic/order-step';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { does } from '../../kernel/session.ts';
import { withinEncounters } from '../encounter/encounter-reach.ts';
import { membersOf } from '../orderable/orderable-facts.ts';
import { isNamedTo } from './confidential-order.ts';

/** As it is offered. */
export type Orderable = OutputOf<typeof findOrderables>['orderables'][number];
type Found = Omit<Orderable, 'kind' | 'price'> & { chargeTypeId: number; kind: Orderable['kind'] | null; price: Paise };

/** Which charges are asked for: the charges with these numbers, or the charges of a kind that match the typed text. */
interface Asked {
  readonly chargeIds?: readonly number[];
  readonly searchText?: string;
  readonly kind?: Orderable['kind'] | null | undefined;
  readonly limit: number;
}

/** Charges with what refines them; names that begin with what was typed come first, and prices are for whoever sees prices. */
export async function readOrderables(
  call: Call,
  encounterId: number,
  { chargeIds, searchText, kind = null, limit }: Asked,
): Promise<Orderable[]> {
  const typed = searchText?.toLowerCase().replaceAll(/[\\%_]/g, '\\$&') ?? null;
  const types = orderableTypes.filter((type) => !kind || orderKindOf(type) === kind);
  const found = await call.tx.rows<Found>(sql`
    select c.charge_id, coalesce(b.order_name, c.charge_name) as order_name, c.charge_code, c.charge_type_id, b.order_kind as kind,
      b.preparation, ${membersOf(sql`mb.order_name`)} as member_names,
      case when a.association_id is null then 'PatientPays' when b.requires_payer_approval
        or order_needs_approval(e.tenant_id, e.encounter_id, c.charge_id, 1000) then 'ApprovalNeeded'
        else 'Covered' end as cover,
      exists (select from order_favourite f where f.tenant_id = c.tenant_id and f.charge_id = c.charge_id
        and f.user_id = ${call.userId} and f.is_active) as is_favourite,
      case when coalesce(r.tpa_charge_paise, 0) > 0 then r.tpa_charge_paise else c.standard_charge_paise end as price,
      (select max(o.clinical_order_id) from clinical_order o join order_group g on g.tenant_id = o.tenant_id
        and g.order_group_id = o.order_group_id and ${isNamedTo(call)} where o.tenant_id = e.tenant_id and o.patient_id = e.patient_id
        and o.charge_id = c.charge_id and o.status = any(${[...openOrderStatuses]}::text[])) as open_order_id,
      (select max(o.status_at) from clinical_order o join order_group g on g.tenant_id = o.tenant_id
        and g.order_group_id = o.order_group_id and ${isNamedTo(call)} where o.tenant_id = e.tenant_id and o.patient_id = e.patient_id
        and o.charge_id = c.charge_id and o.status in ('Done', 'Verified')) as last_done_at
    from encounter e
    left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
    join charge c on c.tenant_id = e.tenant_id and c.hospital_id = e.hospital_id and c.is_active
      and c.charge_type_id = any(${[...orderableTypes]}::bigint[])
    left join orderable b on b.tenant_id = c.tenant_id and b.charge_id = c.charge_id and b.is_active
    join hospital h on h.tenant_id = c.tenant_id and h.hospital_id = c.hospital_id
    left join lateral payer_rate(c.tenant_id, a.association_id, c.charge_id,
      (${call.now}::timestamptz at time zone h.timezone)::date) r on true
    where e.tenant_id = ${call.tenantId} and e.encounter_id = ${encounterId}${withinEncounters(call)}
      and (${chargeIds ?? null}::bigint[] is null or c.charge_id = any(${chargeIds ?? null}::bigint[]))
      and (b.order_kind = ${kind} or ((b.order_kind is null or ${kind}::text is null)
        and c.charge_type_id = any(${types}::bigint[])))
      and (${typed}::text is null or lower(c.charge_name) like '%' || ${typed} || '%' or lower(c.charge_code) like ${typed} || '%'
        or lower(b.order_name) like '%' || ${typed} || '%' or lower(b.synonyms) like '%' || ${typed} || '%')
    order by (lower(coalesce(b.order_name, c.charge_name)) like ${typed} || '%') desc,
      coalesce(b.order_name, c.charge_name), c.charge_id
    limit ${limit}`);
  const seesPrices = does(call.session, 'charge');
  return found.flatMap(({ chargeTypeId, kind, price, ...one }) => {
    const refined = kind ?? orderKindOf(chargeTypeId);
    return refined ? [{ ...one, kind: refined, price: seesPrices ? price : null }] : [];
  });
}
