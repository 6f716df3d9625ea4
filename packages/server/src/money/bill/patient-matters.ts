// Open matters of a patient at other desks, named on the final bill of the stay (Q256).
import type { openMatterCodes } from '@charaka/contract/money/bill/bill';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

type Code = (typeof openMatterCodes)[number];

/** One sum under its code. */
export interface PatientMatter {
  readonly code: Code;
  readonly amount: Paise;
}

/** The open matters of a department with a patient; sums of zero may be among them. */
export type FindPatientMatters = (call: Call, patientId: number) => Promise<readonly PatientMatter[]>;

/** Filled by departments that work for outpatients. */
export const patientMatters = new Port<FindPatientMatters>('open matters of a patient');

/** The dues of the patient's other bills, and what departments have open; sums above nothing alone. */
export async function readPatientMatters(
  call: Call,
  { patientId, admissionId }: { readonly patientId: number; readonly admissionId: number },
): Promise<PatientMatter[]> {
  const { due } = await call.tx.single<{ due: Paise }>(sql`
    select coalesce(sum(b.due_paise + b.non_hospital_due_paise), 0)::bigint as due from patient_bill b
    where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.patient_id = ${patientId}
      and b.admission_id is distinct from ${admissionId}`);
  const matters: PatientMatter[] = [{ code: 'otherDues', amount: due }];
  for (const find of patientMatters.partsIn(call.ports)) matters.push(...(await find(call, patientId)));
  return matters.filter(({ amount }) => amount > 0);
}
