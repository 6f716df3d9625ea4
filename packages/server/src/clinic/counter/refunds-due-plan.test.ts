// The list of refunds due reads its indexes alone, however many visits were held and appointments had no advance.
import { cancelVisit } from '@charaka/contract/clinic/opd/visit';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { openFeeDesk } from '../../../test-support/money/fee-desk.ts';
import { book } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { Call } from '../../kernel/handler.ts';
import { refundDueList } from './refund-due-store.ts';

const parts = useTestApp();

it('refunds due are served by an index when most visits and appointments owe none (OP011)', async () => {
  const { owner } = parts;
  const { tenant, patients, book: bookWith } = await openFeeDesk(parts);
  const { tenantId } = tenant;
  const { visitId } = (await bookWith(patients[0] ?? 0, {})).output.visit;
  const { appointmentId } = (await book(tenant, { patientId: patients[1] ?? 0 })).output.appointment;
  // Held visits are copied without their bills: triggers and foreign keys do not matter to the plan.
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into opd_visit (tenant_id, hospital_id, opd_number, patient_id, doctor_id, day, token_no, created_by, queue_state, fee_state,
       counter_bill_id, fee_service_charge_id)
     select tenant_id, hospital_id, 'X' || n, patient_id, doctor_id, day - n, 1, created_by, 'Done', 'Paid', counter_bill_id, 1000000 + n
     from opd_visit, generate_series(1, 3000) n where tenant_id = $1 and opd_visit_id = $2`,
    [tenantId, visitId],
  );
  await owner.query(
    `insert into appointment (tenant_id, appointment_id, hospital_id, patient_id, person_name, phone, doctor_id, day, slot, created_by)
     select tenant_id, appointment_id + n, hospital_id, patient_id, person_name, phone, doctor_id, day - n, slot, created_by
     from appointment, generate_series(1, 3000) n where tenant_id = $1 and appointment_id = $2`,
    [tenantId, appointmentId],
  );
  await owner.query('reset session_replication_role');
  await tenant.ask(cancelVisit, { visit: { visitId, cancelReason: 'Cannot come' } });
  await owner.query('analyze opd_visit, appointment, counter_bill');
  const hospital = { hospitalId: 1, timezone: 'Asia/Kolkata' };
  const call = { tenantId, now: new Date(), hospital } as unknown as Call;
  const { select, from, where, defaultOrder } = refundDueList(call, { pageNumber: 1, pageSize: 20 });
  const list = sql`explain select ${select} from ${from} where ${where} order by ${defaultOrder} limit 20`;
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(list.text, list.values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  for (const index of ['opd_visit_fee_back', 'appointment_with_advance']) expect(plan).toContain(index);
  for (const table of ['opd_visit', 'appointment']) expect(plan).not.toContain(`Seq Scan on ${table}`);
});
