// Writes the plain lists that every tenant has at the start (departments, titles, diets, allergies, diagnoses), and the demo's tables of doses and diseases.
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
import { doseLimits, notifiableDiseases, teleBarredMedicines } from './clinical-limits-data.ts';
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

/** Writes the demo's tables of a hospital: maximum doses, medicines barred from teleconsultation, notifiable diseases. */
export async function seedClinicalLimits(owner: pg.Client, { tenantId }: Pick<DemoTenant, 'tenantId'>): Promise<void> {
  await insertRows(
    owner,
    tenantId,
    'dose_limit',
    doseLimits.map(([genericName, mostMgPerKgDay, mostMgDay]) => ({ genericName, mostMgPerKgDay, mostMgDay })),
  );
  await insertRows(
    owner,
    tenantId,
    'tele_barred_medicine',
    teleBarredMedicines.map((genericName) => ({ genericName })),
  );
  await insertRows(
    owner,
    tenantId,
    'notifiable_disease',
    notifiableDiseases.map(([diseaseName, icdPrefix]) => ({ diseaseName, icdPrefix })),
  );
}

function camel(table: string): string {
  return table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
