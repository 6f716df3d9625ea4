// Changes the days of a financial year, closes it, or opens it again.

import { updateFinancialYear as updateFinancialYearEndpoint } from '@charaka/contract/foundation/tenancy/hospital';
import { tenancySentences } from '@charaka/contract/foundation/tenancy/tenancy-sentences';
import { handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findFinancialYear, lockFinancialYear, writeFinancialYear } from './financial-year-store.ts';

/** Refuses other days for a year in which receipts or bills are numbered, and to close the year of today. */
export const updateFinancialYear = handle(updateFinancialYearEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const year = input.financialYear;
  const before = await lockFinancialYear(tx, tenantId, year.finYear);
  const hasOtherDays = before.yearFrom !== year.yearFrom || before.yearTo !== year.yearTo;
  if (before.isUsed && hasOtherDays) refuse(tenancySentences.financialYearDaysFixed({ finYear: year.finYear }));
  const today = todayOf(call);
  if (before.isActive && !year.isActive && before.yearFrom <= today && today <= before.yearTo)
    refuse(tenancySentences.financialYearIsCurrent);
  await writeFinancialYear(tx, tenantId, year);
  call.say(tenancySentences.financialYearUpdated);
  return { financialYear: await findFinancialYear(tx, tenantId, year.finYear) };
});
