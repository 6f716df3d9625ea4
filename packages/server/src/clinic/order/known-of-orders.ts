// What the orders of a stay say for its discharge summary: results, procedures that were done, medicines that are still taken.
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
}

const done: readonly OrderStatus[] = ['Done', 'Verified'];

/** What was found is told with its day; a procedure counts once it was done. */
export const tellOrders: TellKnown = async (call, admissionId) => {
  const rows = await call.tx.rows<KnownOrder>(sql`
    select o.order_kind, o.order_name, o.status, o.instruction, o.result_summary, o.detail,
      to_char(o.status_at at time zone ${call.hospital.timezone}, 'DD/MM/YYYY') as day
    from clinical_order o
    join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    where o.tenant_id = ${call.tenantId} and e.admission_id = ${admissionId} and not o.is_entered_in_error
      and o.status <> all(array['Cancelled', 'Stopped'])
    order by o.clinical_order_id`);
  const isDone = ({ status }: KnownOrder) => done.includes(status);
  return {
    investigations: rows
      .filter((row) => ['Investigation', 'Imaging'].includes(row.orderKind) && isDone(row) && row.resultSummary)
      .slice(-MOST_RESULTS)
      .map(({ orderName, resultSummary, day, status }) => {
        // What nobody has verified yet says so wherever it is carried on.
        const isPreliminary = status === 'Done';
        return `${orderName}, ${day}${isPreliminary ? ' (preliminary)' : ''}: ${resultSummary}`;
      }),
    treatment: rows
      .filter((row) => ['Procedure', 'Blood'].includes(row.orderKind) && isDone(row))
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
