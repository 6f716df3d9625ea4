// Admissions of a test tenant, set straight into the database in whatever state a test asks for.
import type { TestTenant } from './test-tenant.ts';

/** The state and payer of a test admission; the open cash case is what a test gets without asking. */
export interface AdmissionScene {
  patientType?: 'TPA' | 'Corporate' | 'General' | 'Govt' | 'Cash Claim';
  associationId?: number;
  /** Rupees. */
  tpaAuthorized?: number;
  finalAuthorized?: number;
  /** The payer answered a request and approved the sum; without this it is an estimate (Q259). */
  isApprovedByPayer?: boolean;
  patientStateCode?: string;
  isDischargeInitiated?: boolean;
  /** Days before now that the patient came in. */
  admittedDaysAgo?: number;
}

/** Admits a patient of their own to the virtual bed of the first hospital and answers the admission's number. */
export async function admitInScene(tenant: TestTenant, scene: AdmissionScene = {}): Promise<number> {
  const { owner } = tenant.parts;
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
  const [patientId] = await tenant.addPatients(1);
  await owner.query('update patient set state_code = $3 where tenant_id = $1 and patient_id = $2', [
    tenant.tenantId,
    patientId,
    scene.patientStateCode ?? null,
  ]);
  const { rows } = await owner.query<{ id: number }>(
    `insert into admission (tenant_id, admission_id, hospital_id, patient_id, registration_no, admitted_at, doctor_id,
       department_id, specialization_id, patient_type, patient_category, admission_mode, admission_category,
       emergency_number, association_id, tpa_authorized_paise, final_authorized_paise, admitted_bed_id, current_bed_id,
       is_discharge_initiated, discharge_initiated_at, created_by)
     select $1, next_number('admission'), 1, $2::bigint, 'T' || $2::bigint, now() - make_interval(days => $3), 1, 1, 1, $4, 'General',
       'IVF', 'General', '9800000000', $5, $6, $7, 400, 400, $8, case when $8 then now() end, 1
     returning admission_id as id`,
    [
      tenant.tenantId,
      patientId,
      scene.admittedDaysAgo ?? 2,
      scene.patientType ?? 'General',
      scene.associationId ?? null,
      Math.round((scene.tpaAuthorized ?? 0) * 100),
      scene.finalAuthorized === undefined ? null : Math.round(scene.finalAuthorized * 100),
      scene.isDischargeInitiated ?? false,
    ],
  );
  const admissionId = rows[0]?.id as number;
  if (scene.isApprovedByPayer) await approveByPayer(tenant, admissionId);
  return admissionId;
}

/** Lets the payer approve the sum that the admission counts. */
async function approveByPayer(tenant: TestTenant, admissionId: number): Promise<void> {
  await tenant.parts.owner.query(
    `insert into tpa_authorization (tenant_id, hospital_id, admission_id, association_id, kind, status, asked_at, asked_paise,
       limit_minutes, answered_at, approved_paise, created_by)
     select tenant_id, hospital_id, admission_id, association_id, 'pre', 'approved', now(), tpa_authorized_paise, 60, now(),
       tpa_authorized_paise, 1
     from admission where tenant_id = $1 and admission_id = $2 and association_id is not null and tpa_authorized_paise > 0`,
    [tenant.tenantId, admissionId],
  );
}

/** Makes the clerk staff 3 and an approver; before their first call, since rights are remembered. */
export async function makeApprover(tenant: TestTenant): Promise<void> {
  const { owner } = tenant.parts;
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
  await owner.query('update staff set is_approver = true where tenant_id = $1 and staff_id = 3', [tenant.tenantId]);
  await owner.query('update app_user set staff_id = 3 where tenant_id = $1 and user_id = 2', [tenant.tenantId]);
}

/** Makes the clerk staff 3, acting for the approver staff 2 since yesterday; before their first call. Answers the delegation's number. */
export async function makeDelegator(tenant: TestTenant): Promise<number> {
  const { owner } = tenant.parts;
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
  await owner.query('update staff set is_approver = true where tenant_id = $1 and staff_id = 2', [tenant.tenantId]);
  await owner.query('update app_user set staff_id = 3 where tenant_id = $1 and user_id = 2', [tenant.tenantId]);
  const { rows } = await owner.query<{ id: number }>(
    `insert into delegation (tenant_id, staff_id, approver_id, approved_by_id, from_day)
     values ($1, 3, 2, 2, current_date - 1) returning delegation_id as id`,
    [tenant.tenantId],
  );
  return Number(rows[0]?.id);
}
