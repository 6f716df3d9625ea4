// The counter's open matters with a patient who is billed for a stay: work and fees on no bill, and unused advances (Q256).
import { type Paise, paise, ZERO } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { FindPatientMatters } from '../../money/bill/patient-matters.ts';
import type { CounterVisit } from './counter-visit-store.ts';
import { workedFee } from './visit-fee.ts';

/** Work and fees of visits at the price of the list, and what appointments and planned operations hold. */
export const mattersOfPatient: FindPatientMatters = async (call, patientId) => {
  const { unbilled, advance } = await call.tx.single<{ unbilled: Paise; advance: Paise }>(sql`
    select coalesce((
        select sum(c.standard_charge_paise * o.quantity_thousandths / 1000) from clinical_order o
        join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
        join charge c on c.tenant_id = o.tenant_id and c.charge_id = o.charge_id
        where o.tenant_id = ${call.tenantId} and o.hospital_id = ${call.hospital.hospitalId} and o.patient_id = ${patientId}
          and e.admission_id is null and o.status in ('InProgress', 'Done', 'Verified')
          and not exists (select from service_charge x
            where x.tenant_id = o.tenant_id and x.clinical_order_id = o.clinical_order_id and x.is_active)), 0)::bigint as unbilled,
      (coalesce((select sum(a.advance_paise) from appointment a
        where a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId} and a.patient_id = ${patientId}), 0)
      + coalesce((select sum(b.advance_paise) from ot_provisional_booking b
        where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.patient_id = ${patientId}), 0)
      )::bigint as advance`);
  return [
    { code: 'unbilledWork', amount: unbilled },
    { code: 'unbilledFee', amount: await unbilledFees(call, patientId) },
    { code: 'advance', amount: advance },
  ];
};

/** The fees of visits to which the patient came and that are on no bill, as the counter would charge them (OP008). */
async function unbilledFees(call: Call, patientId: number): Promise<Paise> {
  const visits = await call.tx.rows<Pick<CounterVisit, 'visitId' | 'doctorId' | 'visitKind' | 'day'>>(sql`
    select opd_visit_id as visit_id, doctor_id, visit_kind, day from opd_visit
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and patient_id = ${patientId}
      and fee_state = 'Due' and counter_bill_id is null and queue_state not in ('Booked', 'Cancelled', 'NoShow')`);
  let sum: Paise = ZERO;
  for (const visit of visits) sum = paise(sum + (await workedFee(call, { ...visit, patientId })).price);
  return sum;
}
