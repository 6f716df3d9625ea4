// A patient whose discharge is initiated, for tests of discharges and of later steps.
import { admit } from '@charaka/contract/stay/admission/admission';
import { initiateDischarge } from '@charaka/contract/stay/discharge/discharge';
import type { TestTenant } from '../server/test-tenant.ts';
import { admissionForm, type TypedForm } from './admission-form.ts';

/** The instant so many hours before now, as typed. */
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Makes admission 1 of the tenant: a patient who came two days ago to bed 1. */
export async function admittedPatient(tenant: TestTenant, changes: Partial<TypedForm> = {}): Promise<TestTenant> {
  const [patientId] = await tenant.addPatients(1);
  const form = admissionForm(tenant, patientId as number, { admittedAt: hoursAgo(48), ...changes });
  await tenant.ask(admit, { admission: form });
  return tenant;
}

/** The final bill of an admission as the bill area leaves it: an active bill, and the admission says so. */
export async function billPatient(tenant: TestTenant, billedAt = hoursAgo(2), admissionId = 1): Promise<void> {
  const { owner } = tenant.parts;
  await owner.query(
    `insert into bill (tenant_id, hospital_id, admission_id, fin_year, order_no, billed_at, total_without_gst_paise, igst_paise,
       sgst_paise, cgst_paise, total_charge_paise, non_hospital_paise, medicine_charge_paise, other_charge_paise,
       gross_amount_paise, discount_paise, round_off_paise, net_amount_paise, paid_in_advance_paise, authorized_paise,
       net_payable_paise, has_gst_document, created_by)
     values ($1, 1, $3, '2026-2027', $3, $2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 1)`,
    [tenant.tenantId, billedAt, admissionId],
  );
  await owner.query('update admission set is_final_bill = true where tenant_id = $1 and admission_id = $2', [
    tenant.tenantId,
    admissionId,
  ]);
}

/** As `admittedPatient`, with discharge initiated and the final bill made. */
export async function leavingPatient(tenant: TestTenant, changes: Partial<TypedForm> = {}): Promise<TestTenant> {
  await admittedPatient(tenant, changes);
  await tenant.ask(initiateDischarge, { admission: { admissionId: 1 } });
  await billPatient(tenant);
  return tenant;
}

/** How the hospital treats departments that have not cleared; before the tenant's first call, since it is remembered. */
export async function setChecklist(tenant: TestTenant, mode: 'off' | 'warn' | 'bar'): Promise<void> {
  await tenant.parts.owner.query('update hospital set discharge_checklist = $2 where tenant_id = $1', [
    tenant.tenantId,
    mode,
  ]);
}
