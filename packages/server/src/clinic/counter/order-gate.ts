// Lets work on the orders of a visit begin, or holds it up until it is paid; what passes unpaid is written down (OR012, OR017).
import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import { type GateStanding, gateOf, type PassGround } from '@charaka/rules/clinic/order-gate';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { CounterOrder } from '../../money/charge/counter-account.ts';
import { counterSettings } from './counter-settings.ts';

type Standing = Omit<GateStanding, 'kind' | 'priority'> & { readonly orderId: number; readonly patientId: number };

/** An order that passed before passes again, for work that is repeated. */
export async function passBegin(call: Call, orders: readonly CounterOrder[]): Promise<void> {
  const { unpaidOrderKinds } = counterSettings.of(call.hospital);
  const [, read] = await call.tx.behind([() => lockLentTo(call, orders)], () => [readStandings(call, orders)]);
  const standings = new Map(read.map((one) => [one.orderId, one]));
  const lent = new Map<number, number>();
  const passed: { orderId: number; ground: PassGround }[] = [];
  for (const order of orders) {
    const standing = standings.get(order.orderId);
    if (!standing) continue;
    const { patientId } = standing;
    const owedPaise = standing.owedPaise + (lent.get(patientId) ?? 0);
    const gate = gateOf({ ...order, ...standing, owedPaise }, unpaidOrderKinds);
    if (gate === 'Shut') refuse(counterSentences.notPaid({ orderName: order.orderName }));
    if (gate === 'Paid') continue;
    if (gate === 'Credit') lent.set(patientId, (lent.get(patientId) ?? 0) + standing.pricePaise);
    passed.push({ orderId: order.orderId, ground: gate });
  }
  if (passed.length > 0) await writePasses(call, passed);
}

/** Holds the patients of orders who have credit: of two orders that begin at once the second finds what the first was lent. */
async function lockLentTo(call: Call, orders: readonly CounterOrder[]): Promise<void> {
  const orderIds = orders.map(({ orderId }) => orderId);
  await call.tx.rows(sql`
    select from patient p where p.tenant_id = ${call.tenantId} and p.credit_limit_paise > 0 and p.patient_id in (
      select o.patient_id from clinical_order o
      where o.tenant_id = ${call.tenantId} and o.clinical_order_id = any(${orderIds}::bigint[]))
    order by p.patient_id for no key update`);
}

/** Orders that passed are not asked again. What a patient owes are dues of bills and work that is on none. */
function readStandings(call: Call, orders: readonly CounterOrder[]): Promise<Standing[]> {
  const orderIds = orders.map(({ orderId }) => orderId);
  return call.tx.rows<Standing>(sql`
    select o.clinical_order_id as order_id, o.patient_id, e.encounter_class = 'ER' as is_emergency,
      b.counter_bill_id is not null as is_billed, coalesce(b.due_paise, 0) as bill_due_paise,
      coalesce(v.fee_state = 'Payer', false) as is_of_payer,
      (c.standard_charge_paise * o.quantity_thousandths / 1000) as price_paise, p.credit_limit_paise,
      case when p.credit_limit_paise > 0 then (
        select coalesce(sum(d.due_paise + d.non_hospital_due_paise), 0) from patient_bill d
        where d.tenant_id = o.tenant_id and d.patient_id = o.patient_id
      ) + (
        select coalesce(sum(k.standard_charge_paise * w.quantity_thousandths / 1000), 0) from clinical_order w
        join unpaid_pass u on u.tenant_id = w.tenant_id and u.clinical_order_id = w.clinical_order_id
        join charge k on k.tenant_id = w.tenant_id and k.charge_id = w.charge_id
        where w.tenant_id = o.tenant_id and w.patient_id = o.patient_id and w.status <> 'Cancelled'
          and not exists (select from service_charge l where l.tenant_id = w.tenant_id and l.clinical_order_id = w.clinical_order_id)
      ) else 0 end::bigint as owed_paise
    from clinical_order o
    join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    join patient p on p.tenant_id = o.tenant_id and p.patient_id = o.patient_id
    join charge c on c.tenant_id = o.tenant_id and c.charge_id = o.charge_id
    left join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
    left join service_charge l on l.tenant_id = o.tenant_id and l.clinical_order_id = o.clinical_order_id and l.is_active
    left join counter_bill b on b.tenant_id = l.tenant_id and b.counter_bill_id = l.counter_bill_id
    where o.tenant_id = ${call.tenantId} and o.clinical_order_id = any(${orderIds}::bigint[])
      and not exists (select from unpaid_pass u where u.tenant_id = o.tenant_id and u.clinical_order_id = o.clinical_order_id)`);
}

async function writePasses(
  call: Call,
  passed: readonly { readonly orderId: number; readonly ground: PassGround }[],
): Promise<void> {
  await call.tx.rows(sql`
    insert into unpaid_pass (tenant_id, clinical_order_id, hospital_id, ground, passed_at, passed_by)
    select ${call.tenantId}, "orderId", ${call.hospital.hospitalId}, ground, ${call.now}, ${call.userId}
    from json_to_recordset(${JSON.stringify(passed)}::json) as line ("orderId" bigint, ground text)`);
}
