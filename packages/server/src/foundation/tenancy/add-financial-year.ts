// Adds a financial year of the tenant.

import { addFinancialYear as addFinancialYearEndpoint } from '@charaka/contract/foundation/tenancy/hospital';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { handle } from '../../kernel/handler.ts';
import { findFinancialYear, insertFinancialYear } from './financial-year-store.ts';

/** Its days may not be those of another active year; receipts of a day are numbered in the year it is in (R081, Q87). */
export const addFinancialYear = handle(addFinancialYearEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  await insertFinancialYear(tx, tenantId, input.financialYear);
  call.say(tenancySentences.financialYearAdded);
  return { financialYear: await findFinancialYear(tx, tenantId, input.financialYear.finYear) };
});
