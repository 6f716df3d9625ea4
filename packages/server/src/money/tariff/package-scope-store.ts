// The SQL of the payers and diagnoses of a package (Q231).
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';

/** The payers and diagnoses of a package, as typed. */
export interface PackageScope {
  readonly associations?: readonly { readonly associationId: number }[] | null | undefined;
  readonly diagnoses?: readonly { readonly diagnosisId: number }[] | null | undefined;
}

/**
 * Replaces the payers and diagnoses of a locked package; a list left out stays as it was, an empty one opens the
 * package to all patients. Refuses a payer or diagnosis that is not in use.
 */
export async function replaceScope(call: Call, packageId: number, scope: PackageScope): Promise<void> {
  const { tx, tenantId } = call;
  const associationIds = scope.associations && numbersOf(scope.associations.map((one) => one.associationId));
  const diagnosisIds = scope.diagnoses && numbersOf(scope.diagnoses.map((one) => one.diagnosisId));
  if (!associationIds && !diagnosisIds) return;
  const [associations, diagnoses] = await Promise.all([
    tx.rows(sql`select 1 from association
      where tenant_id = ${tenantId} and is_active and association_id = any(${associationIds ?? []}::bigint[])`),
    tx.rows(sql`select 1 from diagnosis
      where tenant_id = ${tenantId} and is_active and diagnosis_id = any(${diagnosisIds ?? []}::bigint[])`),
  ]);
  if (associations.length < (associationIds?.length ?? 0)) refuse(tariffSentences.packageAssociationUnknown);
  if (diagnoses.length < (diagnosisIds?.length ?? 0)) refuse(tariffSentences.packageDiagnosisUnknown);
  await tx.rows(sql`
    update package_master set association_ids = coalesce(${associationIds ?? null}::bigint[], association_ids),
      diagnosis_ids = coalesce(${diagnosisIds ?? null}::bigint[], diagnosis_ids)
    where tenant_id = ${tenantId} and package_id = ${packageId}`);
}

const numbersOf = (numbers: readonly number[]) => [...new Set(numbers)];
