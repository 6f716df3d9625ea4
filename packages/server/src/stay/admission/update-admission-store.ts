// The SQL of an edited admission.
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { changesOf } from '../../kernel/column-values.ts';
import type { Call } from '../../kernel/handler.ts';
import { type ChangeableForm, changeableColumns } from './admission-columns.ts';

/** Replaces what an edit may change; everything else of the admission stays. */
export async function replaceAdmission(
  call: Call,
  admissionId: number,
  form: ChangeableForm,
  besides: { admittedAt: Date; packageAmountPaise: Paise | null },
): Promise<void> {
  await call.tx.rows(sql`
    update admission set ${changesOf(changeableColumns(form, besides))}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}
