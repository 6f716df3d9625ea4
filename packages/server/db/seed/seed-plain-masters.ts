// Writes the plain lists every tenant begins with: departments, titles, diets, allergies, diagnoses, summary templates.
import { SALUTATIONS } from '@charaka/rules/person/salutation';
import type pg from 'pg';
import {
  allergiesByGroup,
  departments,
  designations,
  diagnoses,
  dietTypes,
  specializations,
  summaryTemplates,
} from './clinical-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import { REFUND_BANK } from './money-rows.ts';

/** Writes the lists, each numbered from 1. */
export async function seedPlainMasters(owner: pg.Client, { tenantId }: Pick<DemoTenant, 'tenantId'>): Promise<void> {
  const addNames = (table: string, names: readonly string[]) =>
    insertRows(
      owner,
      tenantId,
      table,
      names.map((name, index) => ({ [`${camel(table)}Id`]: index + 1, [`${camel(table)}Name`]: name })),
    );
  await addNames('department', departments);
  await addNames('designation', designations);
  await addNames('specialization', specializations);
  await addNames('salutation', SALUTATIONS);
  await addNames('diet_type', dietTypes);
  // The first after the four ways money comes (Q141).
  await insertRows(owner, tenantId, 'sl_master', [{ glid: 1, slid: 5, slName: REFUND_BANK }]);
  const allergies = Object.entries(allergiesByGroup).flatMap(([drugCategory, drugs]) =>
    drugs.map((allergicDrug) => ({ allergicDrug, drugCategory })),
  );
  await insertRows(
    owner,
    tenantId,
    'allergy',
    allergies.map((allergy, index) => ({ allergyId: index + 1, ...allergy })),
  );
  await insertRows(
    owner,
    tenantId,
    'diagnosis',
    diagnoses.map(([icdCode, diagnosisName], index) => ({ diagnosisId: index + 1, icdCode, diagnosisName })),
  );
  await insertRows(
    owner,
    tenantId,
    'summary_template',
    summaryTemplates.map((template, index) => ({ summaryTemplateId: index + 1, ...template })),
  );
}

function camel(table: string): string {
  return table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
