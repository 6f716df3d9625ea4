// Writes the queue at the pharmacy's counter of the demo: medicines on the newest orders of today's visits.
import type pg from 'pg';
import type { DemoTenant } from './demo-tenants.ts';

/** So many prescriptions wait in each hospital. */
const PRESCRIPTIONS = 4;
/** Behind the tests of the same group. */
const LINE_NO = 40;

const tablet = (genericName: string, strength: string, durationDays: number) => ({
  genericName,
  strength,
  form: 'Tablet',
  dose: 1,
  doseUnit: 'tablet',
  route: 'Oral',
  frequency: 'BD',
  food: 'After',
  durationDays,
});

const lines = [
  { orderName: 'Paracetamol 500 mg · 1-0-1 · 5 d', quantity: 10, detail: tablet('Paracetamol', '500 mg', 5) },
  { orderName: 'Pantoprazole 40 mg · 1-0-1 · 7 d', quantity: 14, detail: tablet('Pantoprazole', '40 mg', 7) },
  { orderName: 'Metformin 500 mg · 1-0-1 · 30 d', quantity: 60, detail: tablet('Metformin', '500 mg', 30) },
];

/** After the orders of today's visits, whose groups they join; the pharmacy keeps an item for each. */
export async function seedDispensing(owner: pg.Client, { tenantId }: DemoTenant): Promise<void> {
  await owner.query(
    `insert into clinical_order (tenant_id, hospital_id, order_group_id, line_no, encounter_id, patient_id, order_kind, order_name,
       quantity_thousandths, priority, order_for, detail, status_at, status_by)
     select $1, g.hospital_id, g.order_group_id, $3 + line.place, g.encounter_id, g.patient_id, 'Medicine', line.one ->> 'orderName',
       (line.one ->> 'quantity')::integer * 1000, 'Routine', g.ordered_at,
       (line.one -> 'detail')::jsonb || jsonb_build_object('startOn', (g.ordered_at at time zone h.timezone)::date), g.ordered_at, g.entered_by
     from (select o.*, e.patient_id, row_number() over (partition by o.hospital_id order by o.ordered_at desc, o.order_group_id) as turn
       from order_group o
       join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
       where o.tenant_id = $1 and not o.is_verbal and e.encounter_class = 'OPD' and e.closed_at is null) g
     join hospital h on h.tenant_id = $1 and h.hospital_id = g.hospital_id
     cross join lateral json_array_elements($2::json) with ordinality line (one, place)
     where g.turn <= $4 and line.place <= 1 + g.turn % 3`,
    [tenantId, JSON.stringify(lines), LINE_NO, PRESCRIPTIONS],
  );
}
