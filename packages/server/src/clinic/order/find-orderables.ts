// What can be ordered on a stay or visit, found by name or code, with the price for whoever sees prices (OR002, OR011, OR014, OR040).
import { findOrderables as findOrderablesEndpoint } from '@charaka/contract/clinic/order/order';
import { orderSentences } from '@charaka/contract/clinic/order/order-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { openOrderStatuses, orderableTypes, orderKindOf } from '@charaka/rules/clinic/order-step';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { does } from '../../kernel/session.ts';
import { withinEncounters } from '../encounter/encounter-reach.ts';
import { findEncounter } from '../encounter/encounter-store.ts';

type Orderable = OutputOf<typeof findOrderablesEndpoint>['orderables'][number];
type Found = Omit<Orderable, 'kind' | 'price'> & { chargeTypeId: number; price: Paise };

const MOST_FOUND = 20;

/** Names that begin with what is typed come first. */
export const findOrderables = handle(
  findOrderablesEndpoint,
  async (call, { admissionId, encounterId, searchText, kind }) => {
    const unknown = encounterId ? orderSentences.visitDoesNotExist({ encounterId }) : orderSentences.chooseVisit;
    const encounter = (await findEncounter(call, { admissionId, encounterId })) ?? refuse(unknown);
    const typed = searchText.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
    const types = orderableTypes.filter((type) => !kind || orderKindOf(type) === kind);
    const found = await call.tx.rows<Found>(sql`
    select c.charge_id, c.charge_name as order_name, c.charge_code, c.charge_type_id,
      case when coalesce(r.tpa_charge_paise, 0) > 0 then r.tpa_charge_paise else c.standard_charge_paise end as price,
      (select max(o.clinical_order_id) from clinical_order o where o.tenant_id = e.tenant_id and o.patient_id = e.patient_id
        and o.charge_id = c.charge_id and o.status = any(${[...openOrderStatuses]}::text[])) as open_order_id,
      (select max(o.status_at) from clinical_order o where o.tenant_id = e.tenant_id and o.patient_id = e.patient_id
        and o.charge_id = c.charge_id and o.status in ('Done', 'Verified')) as last_done_at
    from encounter e
    left join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
    join charge c on c.tenant_id = e.tenant_id and c.hospital_id = e.hospital_id and c.is_active
      and c.charge_type_id = any(${types}::bigint[])
    join hospital h on h.tenant_id = c.tenant_id and h.hospital_id = c.hospital_id
    left join lateral payer_rate(c.tenant_id, a.association_id, c.charge_id,
      (${call.now}::timestamptz at time zone h.timezone)::date) r on true
    where e.tenant_id = ${call.tenantId} and e.encounter_id = ${encounter.encounterId}${withinEncounters(call)}
      and (lower(c.charge_name) like '%' || ${typed} || '%' or lower(c.charge_code) like ${typed} || '%')
    order by (lower(c.charge_name) like ${typed} || '%') desc, c.charge_name, c.charge_id
    limit ${MOST_FOUND}`);
    const seesPrices = does(call.session, 'charge');
    const orderables = found.flatMap(({ chargeTypeId, price, ...one }) => {
      const kindOfOne = orderKindOf(chargeTypeId);
      return kindOfOne ? [{ ...one, kind: kindOfOne, price: seesPrices ? price : null }] : [];
    });
    return { patientId: encounter.patientId, orderables };
  },
);
