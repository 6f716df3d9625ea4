// The charges that an orderable can refine, and the refusal of any other (OR002).
import { listOrderableCharges as listOrderableChargesEndpoint } from '@charaka/contract/clinic/orderable/orderable';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { orderableTypes, orderKindOf } from '@charaka/rules/clinic/order-step';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';

type OrderableCharge = OutputOf<typeof listOrderableChargesEndpoint>['charges'][number];

/** Those in use, by name. */
export const listOrderableCharges = handle(listOrderableChargesEndpoint, async (call) => {
  const rows = await call.tx.rows<Omit<OrderableCharge, 'kind'> & { chargeTypeId: number }>(sql`
    select c.charge_id, c.charge_code, c.charge_name, c.charge_type_id, b.orderable_id
    from charge c
    left join orderable b on b.tenant_id = c.tenant_id and b.charge_id = c.charge_id and b.is_active
    where c.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId} and c.is_active
      and c.charge_type_id = any(${[...orderableTypes]}::bigint[])
    order by lower(c.charge_name), c.charge_id`);
  return {
    charges: rows.flatMap(({ chargeTypeId, ...one }) => {
      const kind = orderKindOf(chargeTypeId);
      return kind && kind !== 'Medicine' ? [{ ...one, kind }] : [];
    }),
  };
});

/** Refuses a charge of another hospital, and one that is never ordered, as a bed. */
export async function refuseCharge(call: Call, chargeId: number, field = 'orderable.chargeId'): Promise<void> {
  const charge = await call.tx.one<{ chargeName: string; chargeTypeId: number }>(
    sql`select charge_name, charge_type_id from charge
      where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and charge_id = ${chargeId}`,
    kernelSentences.recordRefersToNothing,
  );
  const wrong = orderableSentences.notOrderable({ chargeName: charge.chargeName });
  if (!orderKindOf(charge.chargeTypeId)) refuse(wrong, { [field]: wrong });
}
