// Writes the deaths of the demo: some of the old who were discharged last, and came no more, died in their stay.
import type pg from 'pg';
import type { DemoTenant } from './demo-tenants.ts';

interface DemoDeath {
  readonly immediate: string;
  readonly antecedent: string;
  readonly other: string;
  readonly cause: string;
}

const causes: readonly DemoDeath[] = [
  {
    immediate: 'Septic shock',
    antecedent: 'Pneumonia of both lungs',
    other: 'Type 2 diabetes mellitus',
    cause: 'Septic shock due to pneumonia',
  },
  {
    immediate: 'Cardiogenic shock',
    antecedent: 'Acute myocardial infarction',
    other: 'Hypertension',
    cause: 'Acute myocardial infarction',
  },
  {
    immediate: 'Raised pressure in the skull',
    antecedent: 'Bleeding within the brain',
    other: 'Hypertension',
    cause: 'Intracerebral haemorrhage',
  },
];

const YOUNGEST_YEARS = 45;
const HOURS_BEFORE_LEAVING = 3;

interface Ended {
  readonly admissionId: number;
  readonly hospitalId: number;
  readonly patientId: number;
  readonly diedAt: string;
}

/** Stays of the first hospital that are the last record of their patient. */
async function lastStays(owner: pg.Client, tenantId: number, hospitalId: number, now: Date): Promise<Ended[]> {
  const found = await owner.query<Ended>(
    `select a.admission_id as "admissionId", a.hospital_id as "hospitalId", a.patient_id as "patientId",
       greatest(a.admitted_at, a.discharged_at - make_interval(hours => $5)) as "diedAt"
     from admission a join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
     where a.tenant_id = $1 and a.hospital_id = $2 and a.is_discharged and not a.is_maternity and a.infant_name is null
       and a.admission_mode in ('General', 'Emergency') and a.discharged_at < $3::timestamptz
       and p.birth_date < $3::date - make_interval(years => $4)
       and not exists (select 1 from admission b
         where b.tenant_id = a.tenant_id and b.patient_id = a.patient_id and b.admitted_at > a.admitted_at)
       and not exists (select 1 from opd_visit v
         where v.tenant_id = a.tenant_id and v.patient_id = a.patient_id and v.day >= a.admitted_at::date)
       and not exists (select 1 from appointment b
         where b.tenant_id = a.tenant_id and b.patient_id = a.patient_id and b.day >= a.admitted_at::date)
       and not exists (select 1 from ot_provisional_booking b
         where b.tenant_id = a.tenant_id and b.patient_id = a.patient_id)
     order by a.discharged_at desc limit $6`,
    [tenantId, hospitalId, now.toISOString(), YOUNGEST_YEARS, HOURS_BEFORE_LEAVING, causes.length],
  );
  return found.rows;
}

/** Each with how the stay ended and the certificate of the cause, written by the doctor's log-in. */
export async function seedDeaths(owner: pg.Client, { tenantId, hospitals }: DemoTenant, now: Date): Promise<void> {
  const stays = await lastStays(owner, tenantId, hospitals[0]?.hospitalId ?? 1, now);
  for (const [index, { immediate, antecedent, other, cause }] of causes.entries()) {
    const stay = stays[index];
    if (!stay) return;
    const { admissionId, hospitalId, patientId, diedAt } = stay;
    await owner.query(
      `update admission set discharge_kind = 'Death', is_alive = false, died_at = $3, death_cause = $4
       where tenant_id = $1 and admission_id = $2`,
      [tenantId, admissionId, diedAt, cause],
    );
    await owner.query(
      `insert into death_record (tenant_id, hospital_id, patient_id, admission_id, died_at, immediate_causes, antecedent_causes,
         other_causes, cause_of_death, manner_of_death, father_name, address, created_by, created_at)
       select $1, $2, $3, $4, $5, array[$6], array[$7], array[$8], $9, 'Natural',
         -- The register names the last entry as incomplete.
         case when $10 then 'Mohan ' || p.last_name end, case when $10 then concat_ws(', ', p.address_line_one, p.city) end,
         u.user_id, $5::timestamptz + interval '1 hour'
       from app_user u join patient p on p.tenant_id = u.tenant_id and p.patient_id = $3
       where u.tenant_id = $1 and u.email like 'doctor@%' order by u.user_id limit 1`,
      [
        tenantId,
        hospitalId,
        patientId,
        admissionId,
        diedAt,
        immediate,
        antecedent,
        other,
        cause,
        index < causes.length - 1,
      ],
    );
  }
}
