// The facts from the orders of a stay for its discharge summary: results, procedures that were done, medicines that are still taken.
import { confidentialTest } from '@charaka/contract/clinic/order/confidential';
import type { MedicineDetail } from '@charaka/contract/clinic/order/order-detail';
import type { OrderKind, OrderStatus } from '@charaka/rules/clinic/order-step';
import sql from 'sql-template-tag';
import type { KnownMedicine, TellKnown } from '../../stay/admission/known-of-stay.ts';

/** More of them would be no summary. */
const MOST_RESULTS = 60;
const MOST_MEDICINES = 50;

interface KnownOrder {
  readonly orderKind: OrderKind;
  readonly orderName: string;
  readonly status: OrderStatus;
  readonly instruction: string | null;
  readonly resultSummary: string | null;
  readonly detail: Partial<MedicineDetail> | null;
  readonly day: string;
  readonly chargeTypeId: number | null;
}

/** Types of charges that treat a patient: procedures and operations, not the fees and services of the hospital. */
const treatingTypes: readonly (number | null)[] = [5, 7];

const done: readonly OrderStatus[] = ['Done', 'Verified'];

/** Names of confidential tests are left out: a summary travels with the patient (Q270). Results as they were verified, with their day; procedures and operations that were done, and no fee. */
export const tellOrders: TellKnown = async (call, admissionId) => {
  const rows = await call.tx.rows<KnownOrder>(sql`
    select o.order_kind, case when o.is_confidential then ${confidentialTest} else o.order_name end as order_name, o.status, o.instruction, o.result_summary, o.detail,
      to_char(o.status_at at time zone ${call.hospital.timezone}, 'DD/MM/YYYY') as day,
      c.charge_type_id
    from clinical_order o
    left join charge c on c.tenant_id = o.tenant_id and c.charge_id = o.charge_id
    join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    where o.tenant_id = ${call.tenantId} and e.admission_id = ${admissionId} and not o.is_entered_in_error
      and o.status <> all(array['Cancelled', 'Stopped'])
    order by o.clinical_order_id`);
  const isDone = ({ status }: KnownOrder) => done.includes(status);
  const isTreatment = (row: KnownOrder) => row.orderKind === 'Procedure' && treatingTypes.includes(row.chargeTypeId);
  // A laboratory value that no pathologist has verified may still change: it waits for its report.
  const hasResult = (row: KnownOrder) =>
    row.orderKind === 'Investigation' ? row.status === 'Verified' : row.orderKind === 'Imaging' && isDone(row);
  return {
    investigations: rows
      .filter((row) => row.resultSummary && hasResult(row))
      .slice(-MOST_RESULTS)
      .map(({ orderName, resultSummary, day, status }) => {
        // A result without verification is marked as such wherever it is copied.
        const isPreliminary = status === 'Done';
        return `${orderName}, ${day}${isPreliminary ? ' (preliminary)' : ''}: ${resultSummary?.replaceAll('\n', '; ')}`;
      }),
    treatment: rows
      .filter((row) => isDone(row) && isTreatment(row))
      .map(({ orderName, day }) => `${orderName}, ${day}`),
    medicines: rows
      .filter(({ orderKind }) => orderKind === 'Medicine')
      .slice(-MOST_MEDICINES)
      .map(medicineOf),
  };
};

function medicineOf({ orderName, detail, instruction }: KnownOrder): KnownMedicine {
  const { dose, doseUnit, frequency, durationDays } = detail ?? {};
  return {
    medicineName: orderName.slice(0, 120),
    dose: dose == null ? null : `${dose} ${doseUnit ?? ''}`.trim(),
    frequency: frequency ?? null,
    duration: durationDays == null ? null : `${durationDays} ${durationDays === 1 ? 'day' : 'days'}`,
    instruction: instruction?.slice(0, 200) ?? null,
  };
}
