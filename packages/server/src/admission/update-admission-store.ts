// The SQL of an edited admission.
import type { Paise } from '@charaka/rules/money';
import sql, { join, raw } from 'sql-template-tag';
import type { Call } from '../kernel/handler.ts';
import { type ChangeableForm, changeableColumns } from './admission-columns.ts';

/** Replaces what an edit may change; everything else of the admission stays. */
export async function replaceAdmission(
  call: Call,
  admissionId: number,
  form: ChangeableForm,
  besides: { admittedAt: Date; packageAmountPaise: Paise | null },
): Promise<void> {
  const columns = Object.entries(changeableColumns(form, besides));
  const assignments = columns.map(([column, value]) => sql`${raw(column)} = ${value}`);
  await call.tx.rows(sql`
    update admission set ${join(assignments)}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}
