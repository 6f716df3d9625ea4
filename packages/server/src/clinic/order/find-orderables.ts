// What can be ordered for an inpatient, found by name or code, with the price for whoever sees prices (OR002, OR011, OR014, OR040).
import { findOrderables as findOrderablesEndpoint } from '@charaka/contract/clinic/order/order';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { orderableTypes, orderKindOf } from '@charaka/rules/clinic/order-step';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { does } from '../../kernel/session.ts';

type Orderable = OutputOf<typeof findOrderablesEndpoint>['orderables'][number];
type Found = Omit<Orderable, 'kind' | 'price'> & { chargeTypeId: number; price: Paise };

const MOST_FOUND = 20;

/** Names that begin with what is typed come first. */
export const findOrderables = handle(findOrderablesEndpoint, async (call, { admissionId, searchText, kind }) => {
  const typed = searchText.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  const types = orderableTypes.filter((type) => !kind || orderKindOf(type) === kind);
  const found = await call.tx.rows<Found>(sql`
    select c.charge_id, c.charge_name as order_name, c.charge_code, c.charge_type_id,
      case when coalesce(r.tpa_charge_paise, 0) > 0 then r.tpa_charge_paise else c.standard_charge_paise end as price,
      (select max(o.clinical_order_id) from clinical_order o where o.tenant_id = a.tenant_id and o.patient_id = a.patient_id
        and o.charge_id = c.charge_id and o.status in ('Ordered', 'Accepted', 'OnHold', 'InProgress')) as open_order_id,
      (select max(o.status_at) from clinical_order o where o.tenant_id = a.tenant_id and o.patient_id = a.patient_id
        and o.charge_id = c.charge_id and o.status in ('Done', 'Verified')) as last_done_at
    from admission a
    join charge c on c.tenant_id = a.tenant_id and c.hospital_id = a.hospital_id and c.is_active
      and c.charge_type_id = any(${types}::bigint[])
    join hospital h on h.tenant_id = c.tenant_id and h.hospital_id = c.hospital_id
    left join lateral payer_rate(c.tenant_id, a.association_id, c.charge_id,
      (${call.now}::timestamptz at time zone h.timezone)::date) r on true
    where a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId} and a.admission_id = ${admissionId}
      and (lower(c.charge_name) like '%' || ${typed} || '%' or lower(c.charge_code) like ${typed} || '%')
    order by (lower(c.charge_name) like ${typed} || '%') desc, c.charge_name, c.charge_id
    limit ${MOST_FOUND}`);
  const seesPrices = does(call.session, 'charge');
  const orderables = found.flatMap(({ chargeTypeId, price, ...one }) => {
    const kindOfOne = orderKindOf(chargeTypeId);
    return kindOfOne ? [{ ...one, kind: kindOfOne, price: seesPrices ? price : null }] : [];
  });
  return { orderables };
});
