// The SQL that sets financial years up.

import type { addFinancialYear } from '@charaka/contract/foundation/tenancy/hospital';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { refuseOnConflict } from '../../kernel/refusal.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { financialYearFields } from './tenancy-store.ts';

/** A financial year as typed. */
export type TypedYear = ParsedOf<typeof addFinancialYear>['financialYear'];
/** A financial year as answered. */
export type FinancialYear = OutputOf<typeof addFinancialYear>['financialYear'];

/** One financial year. Refuses when the tenant has none of that name. */
export function findFinancialYear(tx: Transaction, tenantId: number, finYear: string): Promise<FinancialYear> {
  return tx.one(
    sql`select ${financialYearFields} from financial_year y where y.tenant_id = ${tenantId} and y.fin_year = ${finYear}`,
    tenancySentences.financialYearDoesNotExist,
  );
}

/** One financial year, kept from others who would change it. Refuses when the tenant has none of that name. */
export async function lockFinancialYear(tx: Transaction, tenantId: number, finYear: string): Promise<FinancialYear> {
  await tx.rows(sql`select 1 from financial_year where tenant_id = ${tenantId} and fin_year = ${finYear} for update`);
  return findFinancialYear(tx, tenantId, finYear);
}

/** Adds a financial year. Refuses a name that is taken and days that another active year holds. */
export function insertFinancialYear(tx: Transaction, tenantId: number, year: TypedYear): Promise<unknown> {
  return sayingYears(
    year.finYear,
    tx.rows(sql`insert into financial_year (tenant_id, fin_year, year_from, year_to, is_active)
      values (${tenantId}, ${year.finYear}, ${year.yearFrom}, ${year.yearTo}, ${year.isActive})`),
  );
}

/** Writes days and state of a financial year. Refuses days that another active year holds. */
export function writeFinancialYear(tx: Transaction, tenantId: number, year: TypedYear): Promise<unknown> {
  return sayingYears(
    year.finYear,
    tx.rows(sql`update financial_year set year_from = ${year.yearFrom}, year_to = ${year.yearTo},
      is_active = ${year.isActive} where tenant_id = ${tenantId} and fin_year = ${year.finYear}`),
  );
}

function sayingYears(finYear: string, write: Promise<unknown>): Promise<unknown> {
  return refuseOnConflict(write, {
    financial_year_overlap: tenancySentences.financialYearOverlaps,
    financial_year_pkey: tenancySentences.financialYearExists({ finYear }),
  });
}
